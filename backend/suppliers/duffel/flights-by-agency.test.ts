import { setAccount } from "../../supplier-accounts/set-account";
import { createSandboxFlights } from "../sandbox/flights/create-sandbox-flights";
import { createFlightSuppliersByAgency } from "./flights-by-agency";
import { createBuyer } from "./testing/buy-fare";
import { openDuffel } from "./testing/open-duffel";

type Duffel = Awaited<ReturnType<typeof openDuffel>>;
let duffel: Duffel;
beforeAll(async () => void (duffel = await openDuffel()));
afterAll(() => duffel.close());

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
});
