import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { openApiDouble } from "@/lib/api/testing/open-api-double";
import { renderPage } from "@/lib/testing/render-page";
import { createAgencyRegistry } from "./create-agency-registry";
import { fetchAgency } from "./fetch-agency";

type Double = Awaited<ReturnType<typeof openApiDouble>>;
let api: Double;
let now: number;
const acme = agencyFixture({ domains: ["acme-travel.test"] });
const seconds = (count: number) => (now += count * 1_000);
const settings = () => ({
  MAIN_API_URL: api.url,
  RESORT_API_URL: api.url,
  BACKEND_TOKEN: "x".repeat(32),
  ROOT_DOMAIN: "trips.test",
});
const open = () =>
  createAgencyRegistry({
    fetchAgency: (host) => fetchAgency(host, settings()),
    clock: { now: () => now },
  });
const callsFor = (host: string) =>
  api.calls.filter(({ headers }) => headers.get("x-agency-host") === host).length;
const quiet = () => jest.mocked(console.error).mockImplementation(() => {});

beforeEach(async () => {
  now = 1_000_000;
  const agencies = { "acme.trips.test": acme, "acme-travel.test": acme };
  api = await openApiDouble({ ...agencies, "wrong.trips.test": acme });
});
afterEach(() => api.close());

test("fetches once and serves from memory for 30 seconds", async () => {
  const registry = open();
  expect(await registry.find("acme.trips.test")).toMatchObject({
    agencyName: "Acme Travel",
    about: { languages: [] },
  });
  seconds(29);
  await registry.find("acme.trips.test");
  expect(callsFor("acme.trips.test")).toBe(1);
});

test("fifty simultaneous requests are one call", async () => {
  const registry = open();
  const found = await Promise.all(
    Array.from({ length: 50 }, () => registry.find("acme.trips.test")),
  );
  expect(new Set(found.map((agency) => agency?.subdomain))).toEqual(new Set(["acme"]));
  expect(api.calls).toHaveLength(1);
});

test("1,000 unknown hosts evict no known one", async () => {
  const registry = open();
  await registry.find("acme.trips.test");
  for (let batch = 0; batch < 44; batch++) {
    const hosts = Array.from({ length: 25 }, (_, index) => `h${batch}-${index}.trips.test`);
    expect(await Promise.all(hosts.map((host) => registry.find(host)))).toEqual(
      hosts.map(() => null),
    );
  }
  api.fail();
  expect(await registry.find("acme.trips.test")).not.toBeNull();
  expect(callsFor("acme.trips.test")).toBe(1);
});

test("an unknown host is fetched again after ten seconds", async () => {
  const registry = open();
  expect(await registry.find("new.trips.test")).toBeNull();
  seconds(9);
  expect(await registry.find("new.trips.test")).toBeNull();
  expect(callsFor("new.trips.test")).toBe(1);
  seconds(2);
  await registry.find("new.trips.test");
  expect(callsFor("new.trips.test")).toBe(2);
});

test("a stale agency is served at once and fetched in the background", async () => {
  const registry = open();
  await registry.find("acme.trips.test");
  seconds(45);
  await Promise.all([registry.find("acme.trips.test"), registry.find("acme.trips.test")]);
  while (callsFor("acme.trips.test") < 2) await new Promise(setImmediate);
  expect(callsFor("acme.trips.test")).toBe(2);
});

test("after a minute without visitors an agency is fetched before it is served", async () => {
  const registry = open();
  await registry.find("acme.trips.test");
  seconds(61);
  acme.status = "Inactive";
  expect(await registry.find("acme.trips.test")).toMatchObject({ status: "Inactive" });
  acme.status = "Active";
});

test("a deleted agency is unknown", async () => {
  const known = {
    "gone.trips.test": agencyFixture({ subdomain: "gone" }),
    "acme.trips.test": acme,
  };
  await api.close();
  api = await openApiDouble(known);
  const registry = open();
  expect(await registry.find("gone.trips.test")).not.toBeNull();
  Reflect.deleteProperty(known, "gone.trips.test");
  seconds(3_600);
  expect(await registry.find("gone.trips.test")).toBeNull();
  expect(await registry.find("gone.trips.test")).toBeNull();
});

test("while the API is down known agencies are served for a day, and unknown hosts fail", async () => {
  const logged = quiet();
  const registry = open();
  await registry.find("acme.trips.test");
  api.fail();
  for (const wait of [60, 3_600, 86_400]) {
    seconds(wait);
    expect(await registry.find("acme.trips.test")).toMatchObject({ subdomain: "acme" });
  }
  await expect(registry.find("other.trips.test")).rejects.toMatchObject({ status: 503 });
  expect(logged).toHaveBeenCalled();
});

test("while the API is down not every request retries, and its recovery is noticed", async () => {
  quiet();
  const registry = open();
  await registry.find("acme.trips.test");
  api.fail();
  seconds(3_600);
  await registry.find("acme.trips.test");
  const before = api.calls.length;
  for (let request = 0; request < 20; request++) await registry.find("acme.trips.test");
  expect(api.calls).toHaveLength(before);
  api.recover();
  acme.agencyName = "Acme Renamed";
  seconds(3_600);
  expect(await registry.find("acme.trips.test")).toMatchObject({ agencyName: "Acme Renamed" });
});

test("every page that uses stale data because the fetch failed is incomplete", async () => {
  quiet();
  const registry = open();
  const find = () => renderPage(() => registry.find("acme.trips.test"));
  expect(await find()).toMatchObject({ isIncomplete: false });
  api.fail();
  seconds(3_600);
  const pages = await Promise.all([find(), find()]);
  expect(pages).toMatchObject([
    { value: { subdomain: "acme" }, isIncomplete: true },
    { value: { subdomain: "acme" }, isIncomplete: true },
  ]);
});

test("a purge drops an agency under all its hosts", async () => {
  const registry = open();
  await registry.find("acme.trips.test");
  await registry.find("acme-travel.test");
  registry.purge("acme");
  await registry.find("acme.trips.test");
  await registry.find("acme-travel.test");
  expect([callsFor("acme.trips.test"), callsFor("acme-travel.test")]).toEqual([2, 2]);
});

test("a fetch from before a purge is not cached: it may predate the change", async () => {
  const answers: ((agency: ReturnType<typeof agencyFixture>) => void)[] = [];
  const asked = () =>
    new Promise<ReturnType<typeof toAgency>>((resolve) =>
      answers.push((wire) => resolve(toAgency(wire))),
    );
  const registry = createAgencyRegistry({ fetchAgency: asked });
  const before = registry.find("acme.trips.test");
  registry.purge("acme");
  const after = registry.find("acme.trips.test");
  answers[1]?.(agencyFixture({ agencyName: "Acme Renamed" }));
  answers[0]?.(agencyFixture({ agencyName: "Acme Travel" }));
  expect([await before, await after].map((agency) => agency?.agencyName)).toEqual([
    "Acme Travel",
    "Acme Renamed",
  ]);
  expect(await registry.find("acme.trips.test")).toMatchObject({ agencyName: "Acme Renamed" });
  expect(answers).toHaveLength(2);
});

test("rejects a response with another host's agency", async () =>
  expect(open().find("wrong.trips.test")).rejects.toThrow("answered with agency acme"));

test("a 404 without the API's error code says nothing about the agency", async () => {
  const registry = createAgencyRegistry({
    fetchAgency: (host) =>
      fetchAgency(host, { ...settings(), MAIN_API_URL: `${api.url}/elsewhere` }),
  });
  await expect(registry.find("acme.trips.test")).rejects.toMatchObject({ status: 404 });
});

test("limits concurrent lookups", async () => {
  const registry = createAgencyRegistry({ fetchAgency: () => new Promise(() => {}) });
  for (let index = 0; index < 200; index++) void registry.find(`h${index}.test`);
  await expect(registry.find("one-more.test")).rejects.toThrow("too many");
});
