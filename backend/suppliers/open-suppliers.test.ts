import { createAgency } from "../agencies/create-agency";
import { supplierAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import { flightDeadlines } from "../ports/flight-supplier";
import { createSandboxFlights } from "./sandbox/flights/create-sandbox-flights";
import { sandboxFlights } from "./sandbox/flights/sandbox-flights";
import { duffel as provider } from "./duffel/duffel";
import { openService } from "./open-suppliers";
import type { SharedSupplier } from "./supplier-provider";
import { createBuyer, toOrder } from "./duffel/testing/buy-fare";
import { openDuffel } from "./duffel/testing/open-duffel";

type Duffel = Awaited<ReturnType<typeof openDuffel>>;
let duffel: Duffel;
beforeAll(async () => {
  duffel = await openDuffel();
  // The first search reads all airports and cities: on a busy machine for longer than one may take.
  const { db, now } = duffel;
  await createSandboxFlights({ db, now }).findItineraries(createBuyer(duffel).toQuery());
});
afterAll(() => duffel.close());
afterEach(() => jest.restoreAllMocks());

const other = "00000000-0000-4000-8000-000000000001";

/** The sandbox's flights, and accounts at Duffel. */
function open(fetch: typeof globalThis.fetch) {
  const { db, now } = duffel;
  const problems: string[] = [];
  const sandbox: SharedSupplier<"flights"> = {
    ...sandboxFlights,
    create: (context) => createSandboxFlights({ ...context, wait: () => Promise.resolve() }),
  };
  const logProblem = (message: string) => void problems.push(message);
  const suppliers = openService("flights", [sandbox, provider], { db, now, fetch, logProblem });
  if (!suppliers.duffel) throw new Error("it is there");
  return { suppliers, own: suppliers.duffel, problems };
}
const setKey = (subdomain: string, apiKey: string) => {
  const store = createAccountStore({ db: duffel.db, kind, providers: [provider] });
  return store.set({ subdomain, input: { supplier: "duffel", apiKey }, requestId: "r" });
};

test("an agency with an account sells its flights alone; every other one the sandbox's", async () => {
  const { now, double, agencyId } = duffel;
  const { suppliers, own, problems } = open(double.fetch);
  const query = createBuyer(duffel).toQuery();
  const countOf = (asking: string) =>
    Promise.all(
      [suppliers.sandbox, own].map(async (supplier) => {
        const opened = await supplier?.forAgency?.(asking);
        return opened ? (await opened.findItineraries(query)).length > 0 : false;
      }),
    );
  expect(await countOf(agencyId)).toEqual([true, false]);
  await setKey("alpha", "duffel_test_key");
  expect(await countOf(agencyId)).toEqual([false, true]);
  expect(await countOf(other)).toEqual([true, false]);
  expect(await own.getBooking("F-NOBODY")).toEqual({ state: "absent" });
  expect(await own.listChanges?.(now())).toEqual([]);
  double.fail("GET /air/airline_initiated_changes", { status: 500, code: "internal" });
  expect(await own.listChanges?.(now())).toEqual([]);
  expect(problems).toHaveLength(1);
  const listings = () => double.countCalls("GET /air/airline_initiated_changes");
  const before = listings();
  expect(await own.listChanges?.(now(), other)).toEqual([]);
  expect(listings()).toBe(before);
  expect(await own.listChanges?.(now(), agencyId)).toEqual([]);
  expect(listings()).toBe(before + 1);
});

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Timeouts of exactly `ms` run on demand only; others, like the database's, as ever. */
function holdTimeouts(ms: number) {
  const held = new Map<NodeJS.Timeout, () => void>();
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const hold = (run: () => void, after?: number) => {
    if (after !== ms) return start(run, after);
    const timer = start(() => {}, 0);
    held.set(timer, run);
    return timer;
  };
  jest.spyOn(globalThis, "setTimeout").mockImplementation(hold);
  jest.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
    held.delete(timer as NodeJS.Timeout);
    clear(timer);
  });
  return held;
}

test("an account that doesn't answer hides no other's changes", async () => {
  const { db, now, double, agencyId } = duffel;
  const named = { agencyName: "Beta", subdomain: "beta" };
  await createAgency(db, { input: named, rootDomain: "localhost" });
  await setKey("alpha", "duffel_test_key");
  await setKey("beta", "duffel_test_slow");
  const buyer = createBuyer(duffel);
  await buyer.hold("F-MOVED", await buyer.find());
  const booked = await duffel.supplier.book(toOrder("F-MOVED"));
  const orderId = booked.state === "confirmed" ? booked.supplierReference : "";
  double.moveOrder(orderId);
  let isSlowAsked = false;
  const fetchSlowly: typeof fetch = (input, init) => {
    if (new Headers(init?.headers).get("authorization") !== "Bearer duffel_test_slow")
      return double.fetch(input, init);
    isSlowAsked = true;
    return new Promise(() => {});
  };
  const { own, problems } = open(fetchSlowly);
  const deadlines = holdTimeouts(20_000);
  const listed = own.listChanges?.(now());
  // One deadline is left: the other account has answered.
  while (!isSlowAsked || deadlines.size !== 1) await nextTurn();
  expect(flightDeadlines.listChanges).toBeGreaterThan(20_000);
  for (const expire of deadlines.values()) expire();
  expect((await listed)?.map((one) => [one.clientReference, one.agencyId])).toEqual([
    ["F-MOVED", agencyId],
  ]);
  expect(problems).toEqual([expect.stringMatching(/no response within 20000 ms/)]);
});
