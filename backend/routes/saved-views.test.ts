import {
  deleteViewEndpoint,
  listSavedViewsEndpoint,
  maximumSavedViews,
  renameViewEndpoint,
  saveViewEndpoint,
  type SavedView,
} from "@/lib/api/contract/saved-views";
import { auditEvents } from "../db/schema/audit-events";
import { savedViews } from "../db/schema/saved-views";
import type { DemoRole } from "../demo/demo-users";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
let clock = Date.parse("2026-11-21T12:00:00Z");
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date((clock += 1_000)) });
});
afterAll(() => backend.close());
beforeEach(() =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => {
    await tx.delete(savedViews);
  }),
);

type By = { as: DemoRole; agency?: TestAgency };
const list = async ({ as, agency = "alpha" }: By) => {
  const query = { list: "bookings" };
  const { status, body } = await backend.call(listSavedViewsEndpoint, { as, agency, query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { views: SavedView[]; canShare: boolean };
};
const save = ({ as, agency = "alpha" }: By, body: object) =>
  backend.call(saveViewEndpoint, {
    as,
    agency,
    body: { list: "bookings", name: "Due", query: "due=payment", ...body },
  });
const rename = ({ as, agency = "alpha" }: By, id: string, name: string) =>
  backend.call(renameViewEndpoint, { as, agency, params: { id }, body: { name } });
const remove = ({ as, agency = "alpha" }: By, id: string) =>
  backend.call(deleteViewEndpoint, { as, agency, params: { id } });
const idOf = (answer: { body: Record<string, unknown> }) => (answer.body.view as SavedView).id;
const countNoted = () =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const rows = await tx
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .orderBy(auditEvents.createdAt);
    return rows.filter(({ action }) => action.startsWith("view.")).map(({ action }) => action);
  });

it("saves a member's views by name, and replaces the one of the same name", async () => {
  const first = await save({ as: "agent" }, {});
  expect(first).toMatchObject({
    status: 200,
    body: { view: { name: "Due", query: "due=payment", isShared: false, canChange: true } },
  });
  const noted = await countNoted();
  expect((await save({ as: "agent" }, {})).body).toEqual(first.body);
  expect(await countNoted()).toEqual(noted);
  await save({ as: "agent" }, { query: "due=any&sort=departure" });
  await save({ as: "agent" }, { name: "All", query: "" });
  expect((await list({ as: "agent" })).views.map(({ name, query }) => [name, query])).toEqual([
    ["All", ""],
    ["Due", "due=any&sort=departure"],
  ]);
});

it.each(["colour=red", "due=never", "state=held,nonsense", "size=5000", "after=abc", "agent=me"])(
  "saves nothing that is no filter of the list: %s",
  async (query) => {
    expect((await save({ as: "owner" }, { query })).status).toBe(422);
    expect((await list({ as: "owner" })).views).toEqual([]);
  },
);

it("keeps several values of a filter", async () => {
  await save({ as: "owner" }, { query: "state=held&state=confirmed&q=Berg" });
  expect((await list({ as: "owner" })).views[0]?.query).toBe("state=held%2Cconfirmed&q=Berg");
});

it("shows others what managers share, and lets managers alone share", async () => {
  for (const as of ["agent", "sales", "restricted"] as const) {
    expect(await save({ as }, { isShared: true })).toMatchObject({
      status: 403,
      body: { code: "not_allowed" },
    });
    expect((await list({ as })).canShare).toBe(false);
  }
  await save({ as: "admin" }, { isShared: true });
  await save({ as: "owner" }, { name: "My own" });
  for (const [as, canChange] of [
    ["agent", false],
    ["restricted", false],
    ["admin", true],
  ] as const)
    expect((await list({ as })).views).toMatchObject([{ name: "Due", canChange }]);
  expect((await list({ as: "owner" })).views).toMatchObject([
    { name: "Due", canChange: true },
    { name: "My own", canChange: true },
  ]);
  expect((await list({ as: "owner", agency: "beta" })).views).toEqual([]);
  const query = { list: "bookings" };
  expect((await backend.call(listSavedViewsEndpoint, { as: "traveller", query })).status).toBe(403);
});

it("is renamed and deleted by its owner, or if it is shared by who manages others", async () => {
  const own = idOf(await save({ as: "agent" }, {}));
  const shared = idOf(await save({ as: "admin" }, { name: "Everybody", isShared: true }));
  const before = await list({ as: "agent" });
  for (const [by, id] of [
    [{ as: "owner" }, own],
    [{ as: "agent" }, shared],
    [{ as: "owner", agency: "beta" }, shared],
    [{ as: "owner", agency: "beta" }, own],
  ] as const) {
    expect(await rename(by, id, "Mine")).toMatchObject({
      status: 404,
      body: { code: "view_not_found" },
    });
    expect((await remove(by, id)).status).toBe(404);
  }
  expect(await list({ as: "agent" })).toEqual(before);
  expect((await rename({ as: "owner" }, shared, "All of us")).body).toMatchObject({
    view: { name: "All of us" },
  });
  await save({ as: "agent" }, { name: "Taken" });
  expect(await rename({ as: "agent" }, own, "Taken")).toMatchObject({
    status: 409,
    body: { code: "view_exists" },
  });
  expect((await remove({ as: "agent" }, own)).status).toBe(200);
  expect((await remove({ as: "agent" }, own)).status).toBe(404);
  expect((await list({ as: "agent" })).views.map(({ name }) => name)).toEqual([
    "All of us",
    "Taken",
  ]);
  expect((await countNoted()).slice(-2)).toEqual(["view.saved", "view.deleted"]);
});

it("keeps as many as one can look through, and no more", async () => {
  for (let number = 0; number < maximumSavedViews; number++)
    await save({ as: "sales" }, { name: `View ${number}` });
  expect(await save({ as: "sales" }, { name: "One more" })).toMatchObject({
    status: 409,
    body: { code: "too_many_views" },
  });
  expect((await save({ as: "sales" }, { name: "View 1", query: "due=any" })).status).toBe(200);
});

it.each([
  ["searches", "agent", "service=hotels"],
  ["clients", "agent", "tag=family"],
  ["audit", "owner", "subject=ticket&from=2026-11-01"],
  ["applications", "owner", "state=open"],
  ["agents", "owner", "role=SalesAgent"],
] as const)("saves views of %s, by the filters of that list alone", async (name, as, query) => {
  const saved = await save({ as }, { list: name, query });
  expect(saved).toMatchObject({ status: 200, body: { view: { query } } });
  const views = { query: { list: name } };
  const listed = await backend.call(listSavedViewsEndpoint, { as, ...views });
  expect(listed.body).toMatchObject({ views: [{ query }] });
  expect((await list({ as })).views).toEqual([]);
  expect(await save({ as }, { list: name, query: "due=payment" })).toMatchObject({ status: 422 });
});

it.each(["audit", "applications", "agents"])(
  "saves none of %s for who may not read it",
  async (name) => {
    const query = { list: name };
    expect((await save({ as: "agent" }, { list: name, query: "" })).status).toBe(403);
    expect((await backend.call(listSavedViewsEndpoint, { as: "agent", query })).status).toBe(403);
  },
);
