import { sql } from "drizzle-orm";
import type { MemberScope } from "../db/scoped";
import { ticketMessages, tickets } from "../db/schema/tickets";
import { openSupportKit, type SupportKit } from "../testing/support-kit";

let kit: SupportKit;
let traveller = "";
beforeAll(async () => {
  kit = await openSupportKit();
  traveller = await kit.idOf("traveller");
  for (const as of ["traveller", "agent"] as const)
    await kit.reply(await kit.ask({ as }), { as: "owner" });
});
afterAll(() => kit.close());

const as = <T>(
  scope: MemberScope,
  work: Parameters<typeof kit.backend.db.forMember<T>>[2],
  agency: "alpha" | "beta" = "alpha",
) => kit.backend.db.forMember(kit.backend.ids[agency], scope, work);
const count = (scope: MemberScope, agency?: "beta") =>
  as(
    scope,
    async (tx) => [
      (await tx.select({ id: tickets.id }).from(tickets)).length,
      (await tx.select({ id: ticketMessages.id }).from(ticketMessages)).length,
    ],
    agency,
  );

/** Drizzle wraps the database's message. */
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "was not refused",
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );

it("shows a member their own threads, or all of the agency, without any WHERE", async () => {
  expect(await count({ userId: traveller, reach: "own" })).toEqual([1, 1]);
  expect(await count({ userId: await kit.idOf("sales"), reach: "own" })).toEqual([0, 0]);
  expect(await count({ userId: traveller, reach: "all" })).toEqual([2, 2]);
  expect(await count({ userId: traveller, reach: "all" }, "beta")).toEqual([0, 0]);
});

it("reads no keys and changes nothing", async () => {
  for (const statement of [
    "select idempotency_key from tickets",
    "select idempotency_key from ticket_messages",
    "update tickets set status = 'closed'",
    "update ticket_messages set text = ''",
    "delete from ticket_messages",
  ])
    expect(
      await refusal(
        as({ userId: traveller, reach: "all" }, (tx) => tx.execute(sql.raw(statement))),
      ),
    ).toMatch(/permission denied/);
});

it("lets an agency change no word that was written, and no other agency's", async () => {
  const { alpha, beta } = kit.backend.ids;
  expect(
    await refusal(
      kit.backend.db.forAgency(alpha, (tx) => tx.update(ticketMessages).set({ text: "" })),
    ),
  ).toMatch(/permission denied/);
  expect(
    await kit.backend.db.forAgency(beta, (tx) =>
      tx.update(ticketMessages).set({ authorName: "" }).returning(),
    ),
  ).toEqual([]);
});
