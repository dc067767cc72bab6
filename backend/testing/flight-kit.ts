import type { Booking } from "@/lib/api/contract/bookings";
import type { Quote } from "@/lib/api/contract/quotes";
import type { DemoRole } from "../demo/demo-users";
import { listMails } from "../mail/list-mails";
import { createServices } from "../services/create-services";
import { createSandboxFlights } from "../suppliers/sandbox/flights/create-sandbox-flights";
import type { FlightWord } from "../suppliers/sandbox/flights/null-island";
import { createChangePoller } from "../booking/supplier-changes/poll-changes";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import { openTestBackend } from "./open-test-backend";
import { createSandboxBuyer, type Answer, type Placed } from "./sandbox-buyer";
import type { TestAgency } from "./test-agencies";

export const flightDays = { start: "2027-03-12", end: "2027-03-19" };

/** The backend with the sandbox's flights and gateway, a clock, and a visitor who buys. */
export async function openFlightKit() {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const problems: string[] = [];
  const logProblem = (line: string) => void problems.push(line);
  const backend = await openTestBackend({ now, logProblem });
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
  const ask = async (
    path: string,
    body?: object,
    { as, agency }: { as?: DemoRole; agency?: TestAgency } = {},
  ): Promise<Answer> => {
    const { status, body: told } = await backend.call(`POST ${path as "/api"}`, {
      ...(as ? { as } : {}),
      ...(agency ? { agency } : {}),
      ...(body ? { body } : {}),
    });
    return { status, body: told };
  };
  const toBuyer = (as?: DemoRole) =>
    createSandboxBuyer((path, body) => ask(path, body, as ? { as } : {}), flightDays);
  const buyer = toBuyer();
  const wait = (seconds: number) => void (clock += seconds * 1_000);
  /** After what is due by then. */
  const look = async (placed: Placed, seconds = 6): Promise<Booking> => {
    wait(seconds);
    return buyer.look(placed);
  };
  const place = async (quote: Quote, changes: object = {}): Promise<Placed> => {
    const answer = await buyer.order({ ...buyer.toOrder(quote), ...changes });
    if (answer.status !== 200) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
    return answer.body as Placed;
  };
  const pay = async (placed: Placed): Promise<void> => {
    await buyer.pay(buyer.toCheckout(await buyer.startPayment(placed)));
  };
  const buy = async (...wish: Parameters<typeof buyer.quoteFlight>) => {
    const placed = await place(await buyer.quoteFlight(...wish));
    await pay(placed);
    return { placed, booking: await look(placed) };
  };
  const listKinds = async (): Promise<string[]> =>
    (await db.forAgency(backend.ids.alpha, (tx) => listMails(tx, backend.ids.alpha))).map(
      ({ kind }) => kind,
    );
  return {
    ...{ backend, flights, buyer, toBuyer, ask, now, wait, look, place, pay, buy, listKinds },
    ...{ problems, pollChanges },
    setClock: (at: string) => void (clock = Date.parse(at)),
    quote: (word: FlightWord) => buyer.quoteFlight(word),
    close: () => backend.close(),
  };
}
export type FlightKit = Awaited<ReturnType<typeof openFlightKit>>;
