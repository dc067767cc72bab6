import type { ScopedDatabase } from "../../db/scoped";
import type { ExchangeRates } from "../../exchange-rates/exchange-rates";
import type { GatewayFinder } from "../../payments/create-gateway-finder";
import type { ServiceRegistry } from "../services/create-service-registry";

/** What quotes and bookings are made with; `now` is the clock, so that tests can set it. */
export type BookingDependencies = {
  db: ScopedDatabase;
  services: ServiceRegistry;
  /** Null where the agency takes no payments: then it sells only what is paid at the place. */
  getPaymentGateway: GatewayFinder;
  exchangeRates: ExchangeRates;
  now: () => Date;
  /** How long a caller waits for suppliers and gateways; each call's own default unless given. */
  patienceMs?: number | undefined;
  /** One line for operators. */
  logProblem: (line: string) => void;
};
