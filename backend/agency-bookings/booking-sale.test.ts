import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  getBookingSaleEndpoint,
  type BookingSale,
} from "@/lib/api/contract/agency-bookings";
import { auditEvents } from "../db/schema/audit-events";
import { bookingNotes } from "../db/schema/booking-notes";
import { users } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { startEraser } from "../people/start-eraser";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

type By = { as: DemoRole; agency?: TestAgency };
const read = ({ as, agency = "alpha" }: By, reference: string) =>
  kit.backend.call(getBookingSaleEndpoint, { as, agency, params: { reference } });
const saleOf = async (by: By, reference: string) =>
  (await read(by, reference)).body.sale as BookingSale;
const assign = ({ as, agency = "alpha" }: By, reference: string, agentId: string | null) =>
  kit.backend.call(assignBookingEndpoint, { as, agency, params: { reference }, body: { agentId } });
const note = ({ as, agency = "alpha" }: By, reference: string, body: object = {}) =>
  kit.backend.call(addBookingNoteEndpoint, {
    as,
    agency,
    params: { reference },
    body: { text: "Calls back on Monday", idempotencyKey: randomUUID(), ...body },
  });
const idOf = async (role: DemoRole, agency: TestAgency = "alpha") => {
  const [user] = await kit.backend.db.forAgency(kit.backend.ids[agency], (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${role}@${agency}.localhost`)),
  );
  return user?.id ?? "";
};
const noted = (action: "booking.assigned" | "booking.noted") =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.action, action)),
  );
const countNotes = async () =>
  (
    await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select({ id: bookingNotes.id }).from(bookingNotes),
    )
  ).length;
const missing = async (by: By) => (await read(by, "H-22222222")).body;

it("says whose sale it is and who bought it, to those who reach it", async () => {
  const { reference: ofTraveller } = await kit.confirm({ as: "traveller" });
  const { reference: ofGuest } = await kit.confirm();
  const { reference: ofAgent } = await kit.confirm({ as: "agent" });
  expect(await saleOf({ as: "owner" }, ofTraveller)).toMatchObject({
    seller: null,
    buyer: { name: "Tessa Lindqvist" },
  });
  expect(await saleOf({ as: "owner" }, ofGuest)).toMatchObject({ seller: null, buyer: null });
  expect(await saleOf({ as: "agent" }, ofAgent)).toMatchObject({
    seller: { name: "Amir Haddad" },
    buyer: { name: "Amir Haddad" },
    agents: [],
  });
  expect((await saleOf({ as: "owner" }, ofAgent)).agents).toHaveLength(5);
  for (const [by, reference] of [
    [{ as: "sales" }, ofAgent],
    [{ as: "agent" }, ofGuest],
    [{ as: "owner", agency: "beta" }, ofAgent],
  ] as const) {
    const { status, body } = await read(by, reference);
    const { code, message } = await missing(by);
    expect([status, body.code, body.message]).toEqual([404, code, message]);
  }
});

it("assigns a sale, once and noted, and no account of a traveller's is shown with it", async () => {
  const { reference } = await kit.confirm({ as: "traveller" });
  const sales = await idOf("sales");
  expect((await read({ as: "sales" }, reference)).status).toBe(404);
  for (const _again of [1, 2])
    expect((await assign({ as: "owner" }, reference, sales)).body).toEqual({
      seller: { id: sales, name: "Soren Dahl" },
    });
  const { id } = await kit.rowOf(reference);
  expect(await noted("booking.assigned")).toMatchObject([
    {
      actorName: "Olivia Marsh",
      subject: reference,
      subjectId: id,
      after: { agent: "Soren Dahl" },
    },
  ]);
  expect(await saleOf({ as: "sales" }, reference)).toMatchObject({
    seller: { id: sales },
    buyer: { name: null },
  });
  expect((await assign({ as: "admin" }, reference, null)).body).toEqual({ seller: null });
  expect((await read({ as: "sales" }, reference)).status).toBe(404);
  expect((await noted("booking.assigned")).at(-1)?.before).toEqual({ agent: "Soren Dahl" });
});

it("assigns nothing to travellers and strangers, and nothing of another agency", async () => {
  const { reference } = await kit.confirm({ as: "agent" });
  const before = await kit.rowOf(reference);
  for (const stranger of [await idOf("traveller"), await idOf("agent", "beta"), randomUUID()])
    expect(await assign({ as: "owner" }, reference, stranger)).toMatchObject({
      status: 404,
      body: { code: "user_not_found" },
    });
  const other = { as: "owner", agency: "beta" } as const;
  const refused = await assign(other, reference, await idOf("agent", "beta"));
  expect([refused.status, refused.body.code]).toEqual([404, (await missing(other)).code]);
  for (const as of ["agent", "sales", "restricted", "traveller"] as const)
    expect((await assign({ as }, reference, null)).status).toBe(403);
  expect(await kit.rowOf(reference)).toEqual(before);
});

it("keeps notes for the agency alone, once for each key", async () => {
  const { reference, key } = await kit.confirm({ as: "agent" });
  const idempotencyKey = randomUUID();
  const first = await note({ as: "agent" }, reference, { idempotencyKey });
  expect(first).toMatchObject({
    status: 200,
    body: { note: { author: "Amir Haddad", text: "Calls back on Monday" } },
  });
  expect((await note({ as: "agent" }, reference, { idempotencyKey })).body).toEqual(first.body);
  for (const [by, changes] of [
    [{ as: "agent" }, { text: "Something else" }],
    [{ as: "owner" }, {}],
  ] as const)
    expect((await note(by, reference, { idempotencyKey, ...changes })).status).toBe(422);
  kit.wait(60);
  await note({ as: "owner" }, reference, { text: "Two lines:\nthe second" });
  expect(
    (await saleOf({ as: "agent" }, reference)).notes.map(({ author, text }) => [author, text]),
  ).toEqual([
    ["Amir Haddad", "Calls back on Monday"],
    ["Olivia Marsh", "Two lines:\nthe second"],
  ]);
  expect((await noted("booking.noted")).map(({ after }) => after)).toEqual([{}, {}]);
  expect(JSON.stringify(await kit.get({ reference, key }))).not.toContain("Monday");
  const before = await countNotes();
  for (const by of [{ as: "sales" }, { as: "owner", agency: "beta" }] as const)
    expect((await note(by, reference)).status).toBe(404);
  expect((await note({ as: "traveller" }, reference)).status).toBe(403);
  expect(await countNotes()).toBe(before);
});

it("shows notes in the database only with their booking, and lets a member write none", async () => {
  const { reference } = await kit.confirm({ as: "sales" });
  await note({ as: "sales" }, reference);
  const seen = (userId: string, reach: "own" | "all", agency: TestAgency = "alpha") =>
    kit.backend.db.forMember(kit.backend.ids[agency], { userId, reach }, async (tx) => {
      const rows = await tx.select({ authorId: bookingNotes.authorId }).from(bookingNotes);
      return rows.map(({ authorId }) => authorId);
    });
  const sales = await idOf("sales");
  expect(await seen(sales, "own")).toEqual([sales]);
  expect(await seen(await idOf("restricted"), "own")).toEqual([]);
  expect((await seen(sales, "all")).length).toBe(await countNotes());
  expect(await seen(sales, "all", "beta")).toEqual([]);
  await expect(
    kit.backend.db.forMember(kit.backend.ids.alpha, { userId: sales, reach: "all" }, (tx) =>
      tx.delete(bookingNotes),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/permission denied/) } });
});

it("erases notes with the traveller's data, and their author's name with the account", async () => {
  const { reference } = await kit.confirm({ as: "traveller" });
  await note({ as: "owner" }, reference);
  kit.wait(60);
  await assign({ as: "owner" }, reference, await idOf("sales"));
  await note({ as: "sales" }, reference, { text: "Wants a quiet room" });
  const remove = (as: DemoRole) =>
    kit.backend.call("POST /api/user/delete", { as, body: { password: "wander-Far-2026" } });
  await remove("sales");
  expect((await saleOf({ as: "owner" }, reference)).notes.map(({ author }) => author)).toEqual([
    "Olivia Marsh",
    null,
  ]);
  await remove("traveller");
  // The trip is ahead.
  expect((await saleOf({ as: "owner" }, reference)).notes).toHaveLength(2);
  kit.setClock("2027-01-10T12:00:00Z");
  const eraser = startEraser(kit.dependencies);
  await eraser.eraseDue();
  await eraser.stop();
  expect((await saleOf({ as: "owner" }, reference)).notes).toEqual([]);
});
