import { eq } from "drizzle-orm";
import { deleteAccountEndpoint } from "@/lib/api/contract/accounts";
import {
  addSavedItemsEndpoint,
  listSavedItemsEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
  type SavedItem,
} from "@/lib/api/contract/saved-items";
import { serviceById } from "@/lib/api/contract/services";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { savedItems } from "../db/schema/saved-items";
import { users } from "../db/schema/users";
import { exportPerson } from "../people/export-person";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
const start = Date.parse("2026-11-21T12:00:00Z");
let now = new Date(start);
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  now = new Date(start);
  for (const agency of ["alpha", "beta"] as const)
    await backend.db.forAgency(backend.ids[agency], (tx) => tx.delete(savedItems));
});

type Who = { as: DemoRole; agency?: TestAgency };
const params = (id: string) => ({ service: "hotels", id });
const save = (who: Who, id: string, search: string | null = null) => {
  now = new Date(now.getTime() + 1_000);
  return backend.call(saveItemEndpoint, { ...who, params: params(id), body: { search } });
};
const remove = (who: Who, id: string) =>
  backend.call(removeSavedItemEndpoint, { ...who, params: params(id) });
const add = (who: Who, items: object[]) =>
  backend.call(addSavedItemsEndpoint, { ...who, body: { items } });
const list = async (who: Who) =>
  (await backend.call(listSavedItemsEndpoint, who)).body.items as SavedItem[];
const idsOf = async (who: Who) => (await list(who)).map(({ id }) => id);
const item = (id: string, search: string | null = null) => ({ service: "hotels", id, search });
const traveller = { as: "traveller" } as const;
const dates = "checkIn=2026-12-07&checkOut=2026-12-09&room=2&placeLat=-9.1";

it("saves hotels with their search, latest first, and removes them", async () => {
  const saved = await save(traveller, "hotel-1", dates);
  expect([saved.status, saved.body.item]).toEqual([
    200,
    { service: "hotels", id: "hotel-1", search: dates, savedAt: now.toISOString() },
  ]);
  await save(traveller, "hotel-2");
  expect(await idsOf(traveller)).toEqual(["hotel-2", "hotel-1"]);
  // Saved again it keeps its place, for other dates.
  await save(traveller, "hotel-1", null);
  expect((await list(traveller)).map(({ id, search }) => [id, search])).toEqual([
    ["hotel-2", null],
    ["hotel-1", null],
  ]);
  expect((await remove(traveller, "hotel-2")).body).toEqual({ isSaved: false });
  expect((await remove(traveller, "hotel-2")).status).toBe(200);
  expect(await idsOf(traveller)).toEqual(["hotel-1"]);
});

it("saves what any bookable service offers, with the price that was seen", async () => {
  const flight = {
    ...{ service: "flights", id: "sandbox~2X214-LISLHR-20261224" },
    search: "from=Lisbon&to=London&shown=40050.USD",
  };
  const car = { service: "cars", id: "hotel-1", search: dates };
  expect((await add(traveller, [flight, car])).status).toBe(200);
  await save(traveller, "hotel-1");
  expect((await list(traveller)).map(({ service, search }) => [service, search])).toEqual([
    ["hotels", null],
    ["flights", flight.search],
    ["cars", dates],
  ]);
});

it("takes over what a browser saved, once, and leaves what was saved before", async () => {
  await save(traveller, "hotel-1", dates);
  const items = [item("hotel-3"), item("hotel-1"), item("hotel-2", dates), item("hotel-3")];
  const first = await add(traveller, items);
  expect([first.status, (first.body.items as SavedItem[]).map(({ id }) => id)]).toEqual([
    200,
    ["hotel-1", "hotel-3", "hotel-2"],
  ]);
  expect((await add(traveller, items)).body).toEqual(first.body);
  expect((await list(traveller)).find(({ id }) => id === "hotel-1")?.search).toBe(dates);
});

it("keeps a hundred, also if several come at once", async () => {
  await add(
    traveller,
    Array.from({ length: 98 }, (_, index) => item(`hotel-${index}`)),
  );
  const burst = await Promise.all(["a", "b", "c", "d"].map((id) => save(traveller, id)));
  expect(burst.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  const refused = await save(traveller, "e");
  expect([refused.status, refused.body.code]).toEqual([409, "too_many_saved_items"]);
  // One that is saved already can still be given another search.
  expect((await save(traveller, "hotel-1", dates)).status).toBe(200);
  expect((await add(traveller, [item("f")])).status).toBe(200);
  expect(await idsOf(traveller)).toHaveLength(100);
  // Other users aren't limited by that.
  expect((await save({ as: "agent" }, "e")).status).toBe(200);
});

it("shows and changes nothing of another user, or of another agency", async () => {
  await save(traveller, "hotel-1", dates);
  for (const other of [{ as: "agent" }, { as: "traveller", agency: "beta" }] as const) {
    expect(await list(other)).toEqual([]);
    expect((await remove(other, "hotel-1")).status).toBe(200);
    await save(other, "hotel-1", null);
  }
  expect((await list(traveller)).map(({ id, search }) => [id, search])).toEqual([
    ["hotel-1", dates],
  ]);
});

it("refuses what is no item or search, and services that are switched off", async () => {
  for (const search of ["https://elsewhere.example", "a b", "x".repeat(2_001)])
    expect((await save(traveller, "hotel-1", search)).status).toBe(422);
  expect((await save(traveller, ".hidden")).status).toBe(422);
  expect((await add(traveller, [{ ...item("hotel-1"), service: "cruises" }])).status).toBe(422);
  expect((await add(traveller, [{ ...item("hotel-1"), userId: "1" }])).status).toBe(422);
  expect(
    (
      await add(
        traveller,
        Array.from({ length: 101 }, (_, index) => item(`h-${index}`)),
      )
    ).status,
  ).toBe(422);
  expect(await list(traveller)).toEqual([]);
});

it("saves and lists nothing of a service that is switched off, and keeps what was saved", async () => {
  const agent = { as: "agent", agency: "beta" } as const;
  await save(agent, "hotel-1");
  await backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: "Air Travel", active: true }],
  });
  const refused = await save(agent, "hotel-2");
  expect([refused.status, refused.body.code]).toEqual([404, "service_not_enabled"]);
  expect((await add(agent, [item("hotel-3")])).body.items).toEqual([]);
  expect(await list(agent)).toEqual([]);
  await backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: serviceById("hotels").menuTitle, active: true }],
  });
  expect(await idsOf(agent)).toEqual(["hotel-1"]);
});

it("is part of what an agency knows of a person, and goes with the account", async () => {
  const sales = { as: "sales" } as const;
  await save(sales, "hotel-1", dates);
  await save(traveller, "hotel-2");
  const { alpha } = backend.ids;
  const email = "sales@alpha.localhost";
  const known = await backend.db.forAgency(alpha, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    return exportPerson(tx, alpha, { email, account: account ?? null });
  });
  expect(known?.account?.savedItems).toEqual([
    { service: "hotels", id: "hotel-1", search: dates, savedAt: expect.any(Date) },
  ]);
  const body = { password: demoPassword };
  expect((await backend.call(deleteAccountEndpoint, { ...sales, body })).status).toBe(200);
  const left = await backend.db.forAgency(alpha, (tx) => tx.select().from(savedItems));
  expect(left.map(({ itemId }) => itemId)).toEqual(["hotel-2"]);
});
