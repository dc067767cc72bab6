import { createAgency } from "../../agencies/create-agency";
import { setAccount } from "../../supplier-accounts/set-account";
import { flightDeadlines } from "../../ports/flight-supplier";
import { createSandboxFlights } from "../sandbox/flights/create-sandbox-flights";
import { createFlightSuppliersByAgency } from "./flights-by-agency";
import { createBuyer, toOrder } from "./testing/buy-fare";
import { openDuffel } from "./testing/open-duffel";

type Duffel = Awaited<ReturnType<typeof openDuffel>>;
let duffel: Duffel;
beforeAll(async () => void (duffel = await openDuffel()));
afterAll(() => duffel.close());
afterEach(() => jest.restoreAllMocks());

const other = "00000000-0000-4000-8000-000000000001";

test("an agency with an account sells its flights alone; every other one the sandbox's", async () => {
  const { db, now, double, agencyId } = duffel;
  const problems: string[] = [];
  const { sandbox, duffel: own } = createFlightSuppliersByAgency(
    createSandboxFlights({ db, now, wait: () => Promise.resolve() }),
    { db, now, fetch: double.fetch, logProblem: (message) => void problems.push(message) },
  );
  if (!sandbox || !own) throw new Error("both are there");
  const query = createBuyer(duffel).toQuery();
  const countOf = async (asking: string | undefined) =>
    (
      await Promise.all(
        [sandbox, own].map((supplier) => supplier.findItineraries({ ...query, agencyId: asking })),
      )
    ).map((found) => found.length > 0);
  expect(await countOf(agencyId)).toEqual([true, false]);
  const input = { supplier: "duffel" as const, apiKey: "duffel_test_key" };
  await setAccount(db, db.secrets, { subdomain: "alpha", input, requestId: "r" });
  expect(await countOf(agencyId)).toEqual([false, true]);
  expect(await countOf(other)).toEqual([true, false]);
  expect(await countOf(undefined)).toEqual([true, false]);
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
  const { db, now, double } = duffel;
  const named = { agencyName: "Beta", subdomain: "beta" };
  await createAgency(db, { input: named, rootDomain: "localhost" });
  for (const [subdomain, apiKey] of [
    ["alpha", "duffel_test_key"],
    ["beta", "duffel_test_slow"],
  ] as const) {
    const input = { supplier: "duffel" as const, apiKey };
    await setAccount(db, db.secrets, { subdomain, input, requestId: "r" });
  }
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
  const problems: string[] = [];
  const { duffel: own } = createFlightSuppliersByAgency(
    createSandboxFlights({ db, now, wait: () => Promise.resolve() }),
    { db, now, fetch: fetchSlowly, logProblem: (message) => void problems.push(message) },
  );
  const deadlines = holdTimeouts(20_000);
  const listed = own?.listChanges?.(now());
  // One deadline is left: the other account has answered.
  while (!isSlowAsked || deadlines.size !== 1) await nextTurn();
  expect(flightDeadlines.listChanges).toBeGreaterThan(20_000);
  for (const expire of deadlines.values()) expire();
  expect((await listed)?.map(({ clientReference }) => clientReference)).toEqual(["F-MOVED"]);
  expect(problems).toEqual([expect.stringMatching(/no response within 20000 ms/)]);
});
