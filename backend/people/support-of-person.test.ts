import { eq } from "drizzle-orm";
import { deleteAccountEndpoint } from "@/lib/api/contract/accounts";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { users } from "../db/schema/users";
import { openSupportKit, type SupportKit } from "../testing/support-kit";
import { exportPerson } from "./export-person";

let kit: SupportKit;
beforeEach(async () => {
  kit = await openSupportKit();
});
afterEach(() => kit.close());

const owner = { as: "owner" } as const;
const deleteAccount = async (as: DemoRole) =>
  (await kit.backend.call(deleteAccountEndpoint, { as, body: { password: demoPassword } })).status;
const exportOf = (role: DemoRole) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
    const email = `${role}@alpha.localhost`;
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    return exportPerson(tx, kit.backend.ids.alpha, { email, account: account ?? null });
  });

it("exports a person's requests with their threads, and which of others they answered", async () => {
  const reference = await kit.ask({ as: "traveller" });
  await kit.ask({ as: "agent" });
  await kit.reply(reference, { as: "admin" }, { text: "It is there." });
  expect((await exportOf("traveller"))?.account?.supportRequests).toMatchObject([
    {
      reference,
      message: "May we have a cot, please?",
      thread: [{ kind: "message", from: "agency", text: "It is there." }],
    },
  ]);
  const admin = (await exportOf("admin"))?.account;
  expect([admin?.supportRequests, admin?.answeredSupportRequests]).toEqual([
    [],
    [{ reference, kind: "message", createdAt: expect.any(Date) }],
  ]);
});

it("erases a person's threads with the account", async () => {
  const reference = await kit.ask({ as: "traveller" });
  await kit.reply(reference, owner);
  expect(await deleteAccount("traveller")).toBe(200);
  expect(await kit.rows()).toEqual({ tickets: [], messages: [] });
});

it("keeps what somebody answered to others, without a name and assigned to nobody", async () => {
  const reference = await kit.ask({ as: "traveller" });
  await kit.change(reference, owner, { assigneeId: await kit.idOf("admin") });
  await kit.reply(reference, { as: "admin" }, { text: "It is there." });
  await kit.reply(reference, owner, { text: "And a chair." });
  expect(await deleteAccount("admin")).toBe(200);
  const { entries, inbox } = await kit.thread(reference, owner);
  expect(entries.slice(1)).toMatchObject([
    { text: "It is there.", author: "", isFromAgency: true, isOwn: false },
    { text: "And a chair.", author: expect.stringMatching(/./), isFromAgency: true, isOwn: true },
  ]);
  expect(inbox?.assignee).toBeNull();
  expect((await kit.reply(reference, { as: "traveller" })).status).toBe(200);
});
