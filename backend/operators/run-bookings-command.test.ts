import { startBookingWorker } from "../booking/bookings/start-booking-worker";
import { wakeBookingOfPayment } from "../booking/bookings/wake-booking-of-payment";
import { securityEvents } from "../db/schema/users";
import { checkBooks } from "../testing/check-books";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { operatorToken } from "../testing/open-test-backend";
import { toOperatorCall } from "./open-operator-call";
import { toMoneyText } from "./parse-arguments";
import { runAgencyCommand, usage } from "./run-agency-command";

const kit = openForFile(openBookingKit);
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));
afterEach(async () => expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]));

const run = (...words: string[]) =>
  runAgencyCommand(
    ["bookings", ...words],
    toOperatorCall((path, init) => kit.backend.app.request(path, init), operatorToken),
  );
const work = async () => {
  const worker = startBookingWorker(kit.dependencies);
  await worker.takeDue();
  await worker.stop();
};
const paidFor = async (reference: string) => ({
  amount: (await kit.rowOf(reference)).dueNow,
  currency: "USD",
});
/** Cancelled, and the gateway rejected the refund. */
async function toOwed() {
  const placed = await kit.confirm();
  const amount = await paidFor(placed.reference);
  kit.money.trouble("refund", "refused");
  await kit.cancel(placed, amount);
  kit.problems.splice(0);
  return { ...placed, amount, words: toMoneyText(amount).split(" ") };
}

it("lists bookings, by state and by address, and shows one with its money and its ledger", async () => {
  const { reference, key } = await kit.confirm();
  const { reference: held } = await kit.book();
  const listed = await run("list", "alpha");
  expect(listed).toMatch(new RegExp(`^${held}  held .*nina@example.com`, "m"));
  expect(await run("list", "alpha", "--state", "confirmed")).toMatch(
    new RegExp(`^${reference}  confirmed`),
  );
  expect(await run("list", "alpha", "--email", "nobody@example.com")).toBe(
    "There are no such bookings.",
  );
  const shown = JSON.parse(await run("show", "alpha", reference)) as Record<string, unknown>;
  expect(shown).toMatchObject({
    reference,
    state: "confirmed",
    contact: { email: "Nina@Example.com" },
    payments: [{ state: "succeeded" }],
  });
  expect(shown.books).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "charge", account: "deposits" })]),
  );
  // A booking's access key is never shown.
  expect(JSON.stringify(shown)).not.toContain(key);
  expect(JSON.stringify(shown)).not.toContain((await kit.rowOf(reference)).accessKey);
});

it.each([
  [["list", "nobody"], "Agency not found!"],
  [["list", "alpha", "--state", "sold"], "state: "],
  [["list", "alpha", "--colour", "red"], "Unknown option '--colour'"],
  [["list", "alpha", "--state"], "argument missing"],
  [["show", "alpha", "V-23456789"], "There is no such booking"],
  [["show", "alpha", "../agencies"], "There is no such booking"],
  [["cancel", "alpha", "V-23456789"], "There is no such booking"],
  [["refund", "alpha", "V-23456789", "1.00", "USD", "--note", "x"], "There is no such booking"],
  [
    ["refund", "alpha", "V-23456789", "1,00", "USD", "--note", "x"],
    "amount: 1,00 is no amount of USD such as 120.00",
  ],
  [["refund", "alpha", "V-23456789", "1.001", "USD", "--note", "x"], "amount: 1.001 is no amount"],
  [
    ["refund", "alpha", "V-23456789", "1.00", "DOLLAR", "--note", "x"],
    "currency: DOLLAR is no ISO 4217 code",
  ],
  [["refund", "alpha", "V-23456789", "1.00", "USD"], "--note: is needed"],
  [["refund", "alpha", "V-23456789", "0", "USD", "--note", "x"], "amount.amount: "],
  [["owed", "nobody"], "Agency not found!"],
])("says what is wrong with %j", async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text);
});

it.each([
  [[]],
  [["list"]],
  [["show", "alpha"]],
  [["refund", "alpha", "V-23456789"]],
  [["sell", "alpha", "V-23456789"]],
])("doesn't understand %j", async (words) => {
  await expect(run(...words)).rejects.toThrow(usage);
});

it("cancels at the refund it has shown, and nothing without it", async () => {
  const { reference } = await kit.confirm();
  const [amount = ""] = toMoneyText(await paidFor(reference)).split(" ");
  await expect(run("cancel", "alpha", reference)).rejects.toThrow(
    `Nothing is cancelled yet: say so with --refund ${amount}`,
  );
  await expect(run("cancel", "alpha", reference, "--refund", "1.00")).rejects.toThrow(
    "has changed",
  );
  expect((await kit.rowOf(reference)).state).toBe("confirmed");
  await expect(run("cancel", "alpha", reference, "--refund", amount, "--by", "anna")).resolves.toBe(
    "It is refunded now.",
  );
  expect(await run("show", "alpha", reference)).toContain("asked for by the operator anna");
  await expect(run("cancel", "alpha", reference)).rejects.toThrow("can't be cancelled");
  const { reference: held } = await kit.book();
  await expect(run("cancel", "alpha", held)).rejects.toThrow("can't be cancelled");
});

it("lists what is owed, records a manual refund once, and stops polling the gateway", async () => {
  const { reference, amount, words } = await toOwed();
  const isOwed = new RegExp(
    `^alpha +${reference} .*${toMoneyText(amount)}.*given back by hand`,
    "m",
  );
  expect(await run("owed")).toMatch(isOwed);
  expect(await run("owed", "alpha")).toMatch(isOwed);
  expect(await run("owed", "beta")).toBe("Nothing is owed.");

  await expect(
    run("refund", "alpha", reference, "1.00", "USD", "--note", "by transfer"),
  ).rejects.toThrow(
    `amount: must be all that is owed for ${reference}, in minor units: ${amount.amount} USD`,
  );
  await expect(
    run("refund", "alpha", reference, words[0] ?? "", "EUR", "--note", "by transfer"),
  ).rejects.toThrow("all that is owed");
  await expect(run("refund", "beta", reference, ...words, "--note", "by transfer")).rejects.toThrow(
    "There is no such booking",
  );
  expect((await kit.rowOf(reference)).state).toBe("cancelled");

  const enter = () =>
    run("refund", "alpha", reference, ...words, "--note", "transfer of 3 May", "--by", "anna");
  const answers = await Promise.all([enter(), enter()]);
  const [entered, again] = [
    `Entered ${toMoneyText(amount)}; the booking is refunded now.`,
    `${toMoneyText(amount)} was entered before; nothing is owed.`,
  ];
  expect(new Set(answers)).toEqual(new Set([entered, again]));
  expect(await run("owed", "alpha")).toBe("Nothing is owed.");
  const shown = await run("show", "alpha", reference);
  expect(shown.match(/Refund of .* by hand"/g)).toHaveLength(2);
  expect(shown.match(/anna: transfer of 3 May/g)).toHaveLength(1);
  const events = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(securityEvents),
  );
  expect(
    events.filter(({ event }) => event === "refundEntered").map(({ details }) => details),
  ).toEqual([{ by: "anna", reference, amount: `${amount.amount} USD` }]);
  await expect(run("refund", "alpha", reference, "1.00", "USD", "--note", "again")).rejects.toThrow(
    "Nothing has to be given back by hand",
  );

  // A late event of the gateway, which considers the refund failed.
  for (const refund of kit.money.refunds.values()) refund.state = "failed";
  await wakeBookingOfPayment(kit.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference: await kit.lastCheckout(reference),
  });
  await work();
  expect((await kit.rowOf(reference)).state).toBe("refunded");
  expect(kit.problems).toEqual([]);
});

it("records a refund that bounced, but none that the gateway is still processing", async () => {
  const placed = await kit.confirm();
  const amount = await paidFor(placed.reference);
  const words = toMoneyText(amount).split(" ");
  kit.money.trouble("refund", "pending");
  await kit.cancel(placed, amount);
  await expect(run("refund", "alpha", placed.reference, ...words, "--note", "x")).rejects.toThrow(
    "the gateway is still giving it back",
  );
  expect(await run("owed", "alpha")).toMatch(/on its way through the gateway/);
  kit.wait(600);
  await work();
  const refund = [...kit.money.refunds.values()].at(-1);
  if (refund) refund.state = "failed";
  await wakeBookingOfPayment(kit.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference: await kit.lastCheckout(placed.reference),
  });
  expect(kit.problems.splice(0)).toHaveLength(1);
  await expect(run("refund", "alpha", placed.reference, ...words, "--note", "x")).resolves.toMatch(
    /^Entered/,
  );
  expect((await kit.rowOf(placed.reference)).state).toBe("refunded");
});
