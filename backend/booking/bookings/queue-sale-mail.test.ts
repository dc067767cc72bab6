import { like } from "drizzle-orm";
import { mails } from "../../db/schema/mails";
import { openMail } from "../../mail/sealed-mail";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";

const kit = openForFile(openBookingKit);
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));

const saleMails = () =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
    const rows = await tx
      .select()
      .from(mails)
      .where(like(mails.kind, "sale%"))
      .orderBy(mails.createdAt, mails.kind);
    return rows.map((row) => ({ ...row, ...openMail(tx, row) }));
  });

it("tells the agency what was sold and what was cancelled, each once, with a link that needs no account", async () => {
  await kit.backend.changeAgency("alpha", { contactEmailId: "desk@alpha.example" });
  const placed = await kit.confirm();
  await kit.get(placed);
  const [sold, ...others] = await saleMails();
  expect(others).toEqual([]);
  expect(sold).toMatchObject({
    kind: "saleConfirmed",
    recipient: "desk@alpha.example",
    replyTo: "Nina@Example.com",
    sentAt: null,
  });
  const { dueNow, confirmationNumber } = await kit.rowOf(placed.reference);
  const facts = [
    "Nina Berg, Nina@Example.com, +47 22 00 00 00",
    placed.reference,
    confirmationNumber ?? "?",
    "Dec 26, 2026",
    "Dec 28, 2026",
  ];
  for (const text of [...facts, `/find-booking?reference=${placed.reference}&key=${placed.key}`])
    expect(sold?.text).toContain(text);

  await kit.cancel(placed, { amount: dueNow, currency: "USD" });
  const kinds = (await saleMails()).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(["saleCancelled", "saleConfirmed"]);
});

it("names the agent who booked for a client, and writes to the owner where there is no contact", async () => {
  await kit.backend.changeAgency("alpha", { contactEmailId: null });
  const { reference } = await kit.confirm({ as: "agent" }, { isForClient: true });
  const sold = (await saleMails()).find(({ subject }) => subject.includes(reference));
  expect(sold?.recipient).toBe("owner@alpha.localhost");
  expect(sold?.text).toContain("Booked by: agent@alpha.localhost");
});

it("tells of nothing that wasn't sold", async () => {
  const before = (await saleMails()).length;
  const placed = await kit.book();
  await kit.startPayment(placed);
  kit.supplier.trouble("book", "refused");
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  expect((await kit.get(placed)).state).toBe("refunded");
  expect((await saleMails()).length).toBe(before);
});
