import { createServices } from "../services/create-services";
import { createSandboxFlights } from "../suppliers/sandbox/flights/create-sandbox-flights";
import type { FlightWord } from "../suppliers/sandbox/flights/null-island";
import { createChangePoller } from "../booking/supplier-changes/poll-changes";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import { openSandboxKit } from "./sandbox-kit";

export const flightDays = { start: "2027-03-12", end: "2027-03-19" };

/** The sandbox's kit with its flights, their changes, and a visitor who buys them. */
export async function openFlightKit() {
  const kit = await openSandboxKit(flightDays);
  const { backend, buyer, now, logProblem } = kit;
  const { db } = backend;
  const flights = createSandboxFlights({ db, now, wait: () => Promise.resolve() });
  const pollChanges = createChangePoller({
    db,
    now,
    services: createServices({ hotels: {}, cars: {}, flights: { sandbox: flights } }),
    getPaymentGateway: () => Promise.resolve(null),
    exchangeRates: { getRates: () => snapshotRates },
    logProblem,
  });
  return {
    ...kit,
    flights,
    pollChanges,
    quote: (word: FlightWord) => buyer.quoteFlight(word),
    buy: async (...wish: Parameters<typeof buyer.quoteFlight>) =>
      kit.buyQuoted(await buyer.quoteFlight(...wish)),
  };
}
export type FlightKit = Awaited<ReturnType<typeof openFlightKit>>;
