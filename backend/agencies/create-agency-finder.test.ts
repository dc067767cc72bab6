import { eq } from "drizzle-orm";
import { getAboutEndpoint, getAgencyEndpoint } from "@/lib/api/contract/agencies";
import { loginEndpoint } from "@/lib/api/contract/sessions";
import { header } from "@/lib/api/headers";
import { agencyDomains } from "../db/schema/agencies";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { createAgencyFinder, type FindAgency } from "./create-agency-finder";

let backend: TestBackend;
let time = 1_000_000;
let lookUps = 0;
let find: FindAgency;

beforeAll(async () => void (backend = await openTestBackend()));
afterAll(() => backend.close());
beforeEach(() => {
  lookUps = 0;
  const forOperator: TestBackend["db"]["forOperator"] = (work) => (
    (lookUps += 1),
    backend.db.forOperator(work)
  );
  find = createAgencyFinder({
    db: { ...backend.db, forOperator },
    rootDomain: "localhost",
    defaultAgency: "alpha",
    clock: { now: () => time },
  });
});
const requireVersion = async (host: string) => {
  const agency = await find(host);
  if (!agency?.updatedAt) throw new Error(`${host} is nobody's`);
  return agency.updatedAt;
};

test("a caller that knows the current version gets the cached agency for two seconds, one that states none never does", async () => {
  const known = await requireVersion("alpha.localhost");
  expect(await find("alpha.localhost", { known })).toMatchObject({ subdomain: "alpha" });
  expect(await find("localhost", { known })).toMatchObject({ subdomain: "alpha" });
  expect(lookUps).toBe(1);
  await find("alpha.localhost");
  expect(lookUps).toBe(2);
  time += 2_001;
  await find("alpha.localhost", { known });
  expect(lookUps).toBe(3);
});

test("another agency's version, an older and a newer one are looked up", async () => {
  const known = await requireVersion("alpha.localhost");
  // Both were created at once, maybe in the same millisecond.
  await backend.changeAgency("beta", { agencyName: "Beta Journeys" });
  const others = [
    await requireVersion("beta.localhost"),
    "2020-01-01T00:00:00.000Z",
    "2099-01-01T00:00:00.000Z",
    "",
  ];
  expect(others).not.toContain(known);
  lookUps = 0;
  for (const version of others)
    expect(await find("alpha.localhost", { known: version })).toMatchObject({
      subdomain: "alpha",
      updatedAt: known,
    });
  expect(lookUps).toBe(others.length);
});

test("a caller that knows of a change gets the changed agency, also from a backend that doesn't know of it", async () => {
  const before = await requireVersion("alpha.localhost");
  await backend.changeAgency("alpha", { agencyName: "Alpha Journeys" });
  expect(await find("alpha.localhost", { known: before })).toMatchObject({
    agencyName: "Alpha Travel",
  });
  const after = await createAgencyFinder({
    db: backend.db,
    rootDomain: "localhost",
    defaultAgency: "alpha",
  })("alpha.localhost");
  expect(after?.updatedAt).not.toBe(before);
  expect(await find("alpha.localhost", { known: after?.updatedAt })).toMatchObject({
    agencyName: "Alpha Journeys",
  });
});

test("a domain that moves to another agency is effective at once", async () => {
  const known = await requireVersion("alpha-travel.example");
  await backend.db.forOperator((tx) =>
    tx
      .update(agencyDomains)
      .set({ agencyId: backend.ids.beta })
      .where(eq(agencyDomains.domain, "alpha-travel.example")),
  );
  expect(await find("alpha-travel.example", { known })).toMatchObject({ subdomain: "beta" });
});

test("a read may use the cache, a write never does", async () => {
  // The app's own clock: signing in takes seconds on a busy machine.
  jest.spyOn(performance, "now").mockReturnValue(time);
  const { body } = await backend.call(getAgencyEndpoint);
  const headers = {
    [header.agencyVersion]: (body as { agency: { updatedAt: string } }).agency.updatedAt,
  };
  const read = async () => (await backend.call(getAboutEndpoint, { headers })).status;
  const act = async () =>
    (
      await backend.call(loginEndpoint, {
        headers,
        body: { email: "nobody@alpha.localhost", password: "not this one" },
      })
    ).status;
  expect([await read(), await act()]).toEqual([200, 401]);
  await backend.changeAgency("alpha", { status: "Inactive" });
  expect([await read(), await act()]).toEqual([200, 503]);
});
