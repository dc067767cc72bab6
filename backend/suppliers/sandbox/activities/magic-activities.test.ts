import { describeMagicWords } from "../../testing/describe-magic-words";
import type { CommonWord } from "../null-island";
import { createSandboxActivities } from "./create-sandbox-activities";
import { activityWords, type ActivityWord } from "./null-island";

const date = "2026-12-05";
const island = { latitude: 0, longitude: 0 };
const toAsked = (now: Date) => ({ party: { adult: 1 }, language: "en" as const, now });
const toProductId = (word: ActivityWord) => `sandbox-a-null-island-${word}`;
const toOfferId = (word: ActivityWord) => `${toProductId(word)}~standard~20261205T1000~en`;
type Supplier = ReturnType<typeof createSandboxActivities>;

async function list(supplier: Supplier, word: ActivityWord, now: Date) {
  const query = { ...toAsked(now), productId: toProductId(word), date };
  const found = await supplier.listStarts(query);
  const [start] = found?.options[0]?.starts ?? [];
  return start?.state === "open" && start.price ? { ...start, price: start.price } : undefined;
}

const check = (supplier: Supplier, word: ActivityWord, now: Date) =>
  supplier.checkStart({ ...toAsked(now), offerId: toOfferId(word) });

/** Typed as one of all words: the others are tried, too. */
const toLast = (): Exclude<ActivityWord, CommonWord> => "last-place";

const magic = describeMagicWords({
  create: createSandboxActivities,
  last: toLast(),
  ...{ list, check },
  async hold(supplier, { offerId, price }, { now, clientReference, until }) {
    const held = { ...toAsked(now), offerId, expected: price, clientReference, until };
    const answer = await supplier.hold(held);
    if (answer.state === "requested" || answer.state === "declined") throw new Error(answer.state);
    return answer;
  },
  leftOf: ({ left }) => left,
});
const supplier = () => magic.open().supplier;
const find = (point: typeof island) =>
  supplier().findActivities({ ...toAsked(magic.open().now), point, date, dateTo: date });

test("every word has its activity, and says its name", async () => {
  const found = await find(island);
  expect(found.map(({ id }) => id)).toEqual(activityWords.map(toProductId));
  expect(found[2]?.title).toBe("Null Island price change at hold");
});

test("waters beside the island search slowly, and not at all", async () => {
  const [, slow, malformed] = (await supplier().findOwnPlaces?.("null isl")) ?? [];
  if (!slow || !malformed) throw new Error("both are found by the island's name");
  magic.waits.length = 0;
  expect((await find(slow)).length).toBe(activityWords.length);
  expect(magic.waits).toEqual([4_000]);
  await expect(find(malformed)).rejects.toMatchObject({ kind: "malformed" });
});

test("some are confirmed by a guide, who has a day; one is held only when it is ordered", async () => {
  const words = ["plain", "accepts-later", "declines-later", "never-answers"] as const;
  const read = (word: ActivityWord) => check(supplier(), word, magic.open().now);
  const confirms = await Promise.all(words.map(async (word) => (await read(word))?.confirms));
  const later = { answerWithinMs: 24 * 3_600_000 };
  expect(confirms).toEqual(["instant", later, later, later]);
  expect((await read("no-hold"))?.holdsAt).toBe("order");
  expect((await read("plain"))?.holdsAt).toBe("quote");
});

test("a hold may run out early, and tickets may come in parts", async () => {
  const { now } = magic.open();
  const { offerId, price } = await magic.list("hold-expires");
  const held = await supplier().hold({
    ...{ ...toAsked(now), offerId, expected: price, clientReference: "short" },
    until: new Date(now.getTime() + 1_200_000),
  });
  expect(held).toMatchObject({ until: new Date(now.getTime() + 60_000).toISOString() });
  const { answer, reference } = await magic.bookAnew("partial");
  expect(answer).toEqual({ state: "partial" });
  magic.wait(60_000);
  expect(await supplier().getBooking(reference)).toMatchObject({ state: "confirmed" });
});

test("what a guide calls off is told once it is time, with its places given back", async () => {
  const before = (await magic.list("supplier-cancels")).left ?? 0;
  const { reference } = await magic.bookAnew("supplier-cancels");
  const listChanges = () => supplier().listChanges?.(new Date(0));
  expect(await listChanges()).toEqual([]);
  magic.wait(10_000);
  const changes = await listChanges();
  expect(changes).toEqual([
    { id: `${reference}-off`, clientReference: reference, kind: "cancelled" },
  ]);
  expect(await listChanges()).toEqual(changes);
  expect((await magic.list("supplier-cancels")).left).toBe(before);
  expect(await supplier().getBooking(reference)).toEqual({ state: "cancelled" });
});
