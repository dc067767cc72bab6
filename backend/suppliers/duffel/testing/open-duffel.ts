import { getAgencyRecord } from "@/backend/agencies/agency-record";
import { createAgency } from "@/backend/agencies/create-agency";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { createDuffelFlights } from "../create-duffel-flights";
import { createDuffelDouble } from "./create-duffel-double";

/** Flights of an agency's account at the double, in an empty database with a clock to advance. */
export async function openDuffel() {
  const { db, close } = await openTestDatabase();
  const subdomain = "alpha";
  await createAgency(db, { input: { agencyName: "Alpha", subdomain }, rootDomain: "localhost" });
  const agencyId = (await db.forOperator((tx) => getAgencyRecord(tx, subdomain)))?.id ?? "";
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const double = createDuffelDouble({ now });
  const problems: string[] = [];
  const logProblem = (message: string) => void problems.push(message);
  /** As another process has them; `throughDb` stands between it and the database. */
  const open = (throughDb = db) =>
    createDuffelFlights({
      ...{ key: "duffel_test_key", agencyId, db: throughDb, now, logProblem },
      fetch: double.fetch,
    });
  return {
    ...{ db, agencyId, double, now, open, close, problems },
    supplier: open(),
    advance: (ms: number) => void (clock += ms),
  };
}
