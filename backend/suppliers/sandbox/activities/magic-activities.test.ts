import { activityItemSchema } from "@/lib/api/contract/activity-items";
import { headlineSchema } from "@/lib/api/contract/items";
import { describeMagicWords } from "../../testing/describe-magic-words";
import { requestWords, type CommonWord } from "../null-island";
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

test("some are confirmed by a guide, who has a day; these and one more are held only when they are ordered", async () => {
  const words = ["plain", "no-hold", ...requestWords] as const;
  const { now } = magic.open();
  const read = async (word: ActivityWord) => {
    const start = await check(supplier(), word, now);
    return [start?.holdsAt, start?.answerWithinHours, start?.bookUntil.local];
  };
  const requested = ["order", 24, "2026-12-04T10:00"];
  expect(await Promise.all(words.map(read))).toEqual([
    ["quote", undefined, `${date}T09:00`],
    ["order", undefined, `${date}T09:00`],
    ...requestWords.map(() => requested),
  ]);
});

test("what is requested is held, declined or never answered, also past its last moment", async () => {
  const offers = await Promise.all(requestWords.map((word) => magic.list(word)));
  const hold = (now: Date) =>
    Promise.all(
      offers.map(async ({ offerId, price }) => {
        const { state } = await supplier().hold({
          ...{ ...toAsked(now), offerId, expected: price, clientReference: `request-${offerId}` },
          until: new Date(now.getTime() + 1_200_000),
        });
        return state;
      }),
    );
  // A second before it can't be requested any more.
  expect(await hold(new Date("2026-12-04T09:59:59Z"))).toEqual(offers.map(() => "requested"));
  expect((await magic.list("accepts-later")).left).toBe(12);
  const answered = new Date("2026-12-04T10:00:10Z");
  expect(await check(supplier(), "accepts-later", answered)).toBeNull();
  expect(await hold(answered)).toEqual(["held", "declined", "requested"]);
  expect((await magic.list("accepts-later")).left).toBe(11);
});

test("what a buyer has held counts as free for that buyer alone", async () => {
  const { now } = magic.open();
  const { offerId, price } = await magic.list("last-place");
  const hold = (clientReference: string, replaces?: readonly string[]) =>
    supplier().hold({
      ...{ ...toAsked(now), offerId, expected: price, clientReference, replaces },
      until: new Date(now.getTime() + 1_200_000),
    });
  expect((await hold("own")).state).toBe("held");
  expect(await check(supplier(), "last-place", now)).toBeNull();
  const asked = { ...toAsked(now), offerId };
  expect(await supplier().checkStart({ ...asked, replaces: ["own"] })).toMatchObject({ left: 1 });
  expect((await hold("stranger")).state).toBe("soldOut");
  expect((await hold("again", ["own"])).state).toBe("held");
  await supplier().cancel("again");
  expect((await magic.list("last-place")).left).toBe(1);
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
    { id: `${reference}-off`, clientReference: reference, kind: "cancelled", reason: "tooFew" },
  ]);
  expect(await listChanges()).toEqual(changes);
  expect((await magic.list("supplier-cancels")).left).toBe(before);
  expect(await supplier().getBooking(reference)).toEqual({ state: "cancelled" });
});

test("where to meet is told once it is known, and nothing else changes", async () => {
  const { reference } = await magic.bookAnew("told-later");
  const listTold = async () => {
    const changes = (await supplier().listChanges?.(new Date(0))) ?? [];
    return changes.filter(({ clientReference }) => clientReference === reference);
  };
  expect(await listTold()).toEqual([]);
  magic.wait(10_000);
  const [change, ...others] = await listTold();
  if (change?.kind !== "told") throw new Error("nothing is told");
  expect(others).toEqual([]);
  const { item, headline } = change;
  expect(activityItemSchema.strict().safeParse(item).error).toBeUndefined();
  expect(headlineSchema.strict().safeParse(headline).error).toBeUndefined();
  const sold = await check(supplier(), "told-later", magic.open().now);
  const { offerId, starts, ends, units, option } = sold ?? {};
  expect(item).toMatchObject({ offerId, starts, ends, units, option, party: { adult: 1 } });
  expect(headline).toMatchObject({ starts, ends, title: sold?.product.title });
  expect(sold?.product.meeting.point?.name).toBe("Main square, by the fountain");
  expect(item.meeting.point?.name).toBe("Railway station, main exit");
  expect(await supplier().getBooking(reference)).toMatchObject({ state: "confirmed" });
  expect(await listTold()).toEqual([change]);
});
