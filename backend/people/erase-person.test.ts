import { eq } from "drizzle-orm";
import { deleteAccountEndpoint } from "@/lib/api/contract/accounts";
import { startEraser } from "./start-eraser";
import { startBookingWorker } from "../booking/bookings/start-booking-worker";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { createDemoUsers } from "../demo/seed-demo";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { openMail } from "../mail/sealed-mail";
import { checkBooks } from "../testing/check-books";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { hashPassword } from "../users/password-hash";

const kit = openForFile(openBookingKit);
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  expect(kit.problems).toEqual([]);
});

/** Recreates deleted demo users. */
const restore = async () =>
  createDemoUsers(kit.backend.db, {
    subdomain: "alpha",
    currency: "USD",
    rootDomain: "localhost",
    passwordHash: await hashPassword(demoPassword),
  });
const contactOf = (email: string) => ({
  contact: { firstName: "Tom", lastName: "Ames", email, phone: "+47 22 00 00 00" },
  requests: "A cot, please",
});
const confirm = async (
  by: { as?: DemoRole } = {},
  changes: object = contactOf("traveller@alpha.localhost"),
) => (await kit.confirm(by, changes)).reference;
const deleteAccount = (as: DemoRole) =>
  kit.backend.call(deleteAccountEndpoint, { as, body: { password: demoPassword } });
const lastMail = (to: string) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
    const rows = await tx.select().from(mails).where(eq(mails.recipient, to));
    return rows.map((row) => ({ ...row, ...openMail(tx, row) }));
  });
async function work(): Promise<void> {
  const worker = startBookingWorker(kit.dependencies);
  await worker.takeDue();
  await worker.stop();
  const eraser = startEraser(kit.dependencies);
  await eraser.eraseDue();
  await eraser.stop();
}
const nobody = { firstName: "", lastName: "", email: "", phone: "" };

it("erases what it may when an account is deleted, and says what is kept and until when", async () => {
  const traveller = { as: "traveller" } as const;
  const asGuest = await confirm();
  const past = await confirm(traveller);
  const unpaid = (await kit.book(traveller, contactOf("traveller@alpha.localhost"))).reference;
  const others = await confirm({}, contactOf("somebody@example.com"));
  kit.setClock("2027-01-10T12:00:00Z");
  await work();
  expect((await kit.rowOf(unpaid)).state).toBe("failed");
  const before = await kit.rowOf(past);
  expect((await deleteAccount("traveller")).status).toBe(200);

  for (const reference of [asGuest, past]) {
    const row = await kit.rowOf(reference);
    expect(row).toMatchObject({
      userId: null,
      contact: { firstName: "Tom", lastName: "Ames", email: "", phone: "" },
      contactEmail: "",
      requests: "",
    });
    expect(row.travellers).toEqual(before.travellers);
  }
  expect((await kit.rowOf(past)).accessKey).not.toBe(before.accessKey);
  // Never paid: nothing was sold, so nothing is kept.
  expect(await kit.rowOf(unpaid)).toMatchObject({
    contact: nobody,
    travellers: [{ firstName: "", lastName: "" }],
    userId: null,
  });
  expect((await kit.rowOf(others)).contact.email).toBe("somebody@example.com");

  const [mail, ...rest] = await lastMail("traveller@alpha.localhost");
  expect([mail?.kind, rest]).toEqual(["accountDeleted", []]);
  for (const text of [past, asGuest, "Dec 31, 2036"]) expect(mail?.text).toContain(text);
  for (const text of [unpaid, others]) expect(mail?.text).not.toContain(text);

  // Once the retention period is over, no name is left; the sale stays in the ledger.
  kit.setClock("2036-12-31T12:00:00Z");
  await work();
  expect((await kit.rowOf(past)).contact.lastName).toBe("Ames");
  kit.setClock("2037-01-01T12:00:00Z");
  await work();
  const row = await kit.rowOf(past);
  expect(row).toMatchObject({
    contact: nobody,
    travellers: [{ firstName: "", lastName: "" }],
    erasedAt: kit.now(),
    total: before.total,
    state: "confirmed",
  });
  await restore();
});

it("keeps what an upcoming trip needs until it is over, and erases it then", async () => {
  const ahead = await confirm({ as: "traveller" });
  expect((await deleteAccount("traveller")).status).toBe(200);
  expect(await kit.rowOf(ahead)).toMatchObject({
    userId: null,
    contact: { phone: "+47 22 00 00 00" },
    contactEmail: "traveller@alpha.localhost",
  });
  expect((await lastMail("traveller@alpha.localhost"))[0]?.text).toMatch(
    new RegExp(`trips are still ahead.*${ahead}`),
  );
  kit.setClock("2026-12-28T12:00:00Z");
  await work();
  expect((await kit.rowOf(ahead)).contact.phone).toBe("+47 22 00 00 00");
  kit.setClock("2026-12-29T12:00:00Z");
  await work();
  expect(await kit.rowOf(ahead)).toMatchObject({
    contact: { lastName: "Ames", email: "", phone: "" },
    contactEmail: "",
  });
  await restore();
});

it("keeps the contact details while a refund is owed", async () => {
  const placed = await kit.confirm({ as: "traveller" }, contactOf("traveller@alpha.localhost"));
  kit.money.trouble("refund", "refused");
  await kit.cancel(placed, { amount: (await kit.rowOf(placed.reference)).dueNow, currency: "USD" });
  expect(kit.problems.splice(0)).toHaveLength(1);
  kit.setClock("2027-02-01T12:00:00Z");
  expect((await deleteAccount("traveller")).status).toBe(200);
  await work();
  expect((await kit.rowOf(placed.reference)).contact.email).toBe("traveller@alpha.localhost");
  await restore();
});

it("leaves an agent's clients and other agencies alone", async () => {
  const client = contactOf("client@example.com");
  const forClient = await confirm({ as: "agent" }, { ...client, isForClient: true });
  const elsewhere = (
    await kit.book({ agency: "beta", as: "agent" }, contactOf("agent@alpha.localhost"))
  ).reference;
  kit.setClock("2027-01-10T12:00:00Z");
  expect((await deleteAccount("agent")).status).toBe(200);
  await work();
  expect(await kit.rowOf(forClient)).toMatchObject({
    userId: null,
    contact: client.contact,
    requests: client.requests,
    eraseRequestedAt: null,
  });
  expect((await kit.rowOf(elsewhere, "beta")).contact.email).toBe("agent@alpha.localhost");
  const everywhere = await kit.backend.db.forAgency(kit.backend.ids.beta, (tx) =>
    tx.select().from(bookings),
  );
  expect(everywhere.map(({ eraseRequestedAt }) => eraseRequestedAt)).toEqual([null]);
  await restore();
});
