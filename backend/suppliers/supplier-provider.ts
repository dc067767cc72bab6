import type * as z from "zod";
import type { ScopedDatabase } from "../db/scoped";
import { activityDeadlines, type ActivityBookingSupplier } from "../ports/activity-supplier";
import { carDeadlines, type CarBookingSupplier } from "../ports/car-supplier";
import type { Deadlines } from "../ports/deadlines";
import { flightDeadlines, type FlightBookingSupplier } from "../ports/flight-supplier";
import { hotelDeadlines, type HotelBookingSupplier } from "../ports/hotel-supplier";
import type { AccountProvider } from "../provider-accounts/account-kinds";

/** What a supplier of each service that can be booked has to do. */
export type SupplierPorts = {
  hotels: HotelBookingSupplier;
  cars: CarBookingSupplier;
  flights: FlightBookingSupplier;
  activities: ActivityBookingSupplier;
};
export const supplierDeadlines: {
  [Service in keyof SupplierPorts]: Deadlines<SupplierPorts[Service]>;
} = {
  hotels: hotelDeadlines,
  cars: carDeadlines,
  flights: flightDeadlines,
  activities: activityDeadlines,
};

/** What suppliers are created with. */
export type SupplierContext = {
  db: ScopedDatabase;
  now: () => Date;
  /** One line for operators. */
  logProblem: (message: string) => void;
  /** Instead of the network, for tests. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** A supplier that sells the same to all agencies. */
export type SharedSupplier<Service extends keyof SupplierPorts> = {
  /** What its offers carry, and bookings keep for as long as they live. */
  name: string;
  service: Service;
  settings?: undefined;
  create(context: SupplierContext): SupplierPorts[Service];
};

export type TriedCall = { call: string; answer: string; isFine: boolean };

/**
 * A supplier at which agencies have accounts. An agency with one is sold what it has, and nothing
 * of the suppliers that all share.
 */
export type AccountSupplier<
  Service extends keyof SupplierPorts = keyof SupplierPorts,
  S extends z.ZodObject = z.ZodObject,
> = AccountProvider<S> & {
  service: Service;
  /** What an account sells; created anew when its settings change. */
  create(
    context: SupplierContext & { agencyId: string; settings: z.output<S> },
  ): SupplierPorts[Service];
  /** Whether what accounts create has `changeTravellers`: pages ask before there is a call. */
  renames?: true;
  /** Makes the calls of a booking, for an operator; an order only if `orders`. */
  attempt?(
    context: Pick<SupplierContext, "fetch"> & {
      settings: z.output<S>;
      now: Date;
      orders: boolean;
    },
  ): Promise<TriedCall[]>;
  /**
   * Whether a webhook's event is about an order of the account, so that its changes are worth a
   * poll; null when the settings' secrets didn't sign these very bytes just now.
   */
  readEvent?(
    context: Pick<SupplierContext, "db"> & {
      agencyId: string;
      settings: z.output<S>;
      payload: string;
      signature: string;
      now: Date;
    },
  ): Promise<"order" | "other" | "malformed" | null>;
};

export type SupplierProvider<Service extends keyof SupplierPorts = keyof SupplierPorts> =
  | SharedSupplier<Service>
  | AccountSupplier<Service>;

export const hasAccounts = <Service extends keyof SupplierPorts>(
  provider: SupplierProvider<Service>,
): provider is AccountSupplier<Service> => provider.settings !== undefined;
