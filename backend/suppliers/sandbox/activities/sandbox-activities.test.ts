import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { env } from "@/lib/env";
import { listCities } from "@/backend/reference-data/cities";
import type { ActivityParty } from "@/lib/api/contract/activities";
import { meetingKinds } from "@/lib/api/contract/activity-terms";
import { languageCodes } from "@/lib/api/contract/languages";
import { isPersonalNeed } from "@/lib/api/contract/need-table";
import { needSchema } from "@/lib/api/contract/needs";
import { toDayPart, toOpenTimes } from "../../../ports/activity-rules";
import texts from "../data/activity-texts.json";
import { needSets, toNeeds, type NeedSet } from "./activity-needs";
import { createSandboxActivities } from "./create-sandbox-activities";
import { createActivityFinder } from "./find-activities";
import { listCityActivities, type SandboxActivity } from "./list-products";

const lisbon = { latitude: 38.72, longitude: -9.14 };
const now = new Date("2026-11-21T12:00:00Z");
const query = { language: "en" as const, now };
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let supplier: ReturnType<typeof createSandboxActivities>;
beforeAll(async () => {
  database = await openTestDatabase();
  supplier = createSandboxActivities({ db: database.db, now: () => now });
});
afterAll(() => database.close());

const everywhere = (): SandboxActivity[] =>
  listCities()
    .filter((_, index) => index % 400 === 0)
    .flatMap(listCityActivities);
const listStarts = async (productId: string, date: string, party: ActivityParty = { adult: 1 }) => {
  const found = await supplier.listStarts({ ...query, productId, date, party });
  return (found?.options ?? []).flatMap(({ starts, ...option }) =>
    starts.map((start) => ({ ...start, option })),
  );
};
const plain = "sandbox-a-null-island-plain";

test("boats and dives are offered by the water alone", () => {
  const list = (point: typeof lisbon) =>
    createActivityFinder()
      .listHome(point)
      .map(({ id }) => id);
  const zermatt = list({ latitude: 46.0207, longitude: 7.7491 });
  expect(zermatt.length).toBeGreaterThanOrEqual(12);
  expect(zermatt.filter((id) => /boat|diving/.test(id))).toEqual([]);
  expect(list(lisbon).filter((id) => id.includes("boat"))).not.toEqual([]);
});

test("a few of the city itself are suggested, and none in the middle of an ocean", async () => {
  const list = async (point: typeof lisbon) =>
    ((await supplier.listActivitiesNear?.(point, "en")) ?? []).map(({ id }) => id);
  const all = createActivityFinder().listHome(lisbon);
  expect(await list(lisbon)).toEqual(all.slice(0, 10).map(({ id }) => id));
  expect(await list({ latitude: 30, longitude: -40 })).toEqual([]);
});

test("a fee at a park's gate is named, and nothing is added to it", async () => {
  const isOnSaturday = ({ hasParkFee, weekdays, isSeasonal }: SandboxActivity) =>
    hasParkFee && weekdays[5] && !isSeasonal;
  const { id = "" } = everywhere().find(isOnSaturday) ?? {};
  const [start] = await listStarts(id, "2026-12-05", { adult: 2 });
  const { dueOnSite = 0, atCost } = start?.price ?? {};
  expect(dueOnSite).toBeGreaterThan(0);
  expect([atCost, start?.siteFees.map(({ amount }) => amount)]).toEqual([dueOnSite, [dueOnSite]]);
});

test("a search says what the starts do: whether cancelling is free, and the parts of the day", async () => {
  const said = new Set<boolean>();
  const told = new Set<string>();
  // The starts of all activities of a large city take long.
  const each = env().TEST_ALL ? 1 : 3;
  for (const date of ["2026-11-22", "2026-11-28", "2026-12-05"]) {
    const search = { ...query, point: lisbon, date, dateTo: date };
    const some = (await supplier.findActivities(search)).filter((_, index) => index % each === 0);
    for (const { id, party, freeUntil, times } of some) {
      const open = (await listStarts(id, date, party)).filter(
        ({ state }) => state !== "pastCutOff",
      );
      const isFree = open[0]?.cancellation.steps.some(
        (step) => "refundPercentage" in step && step.refundPercentage === 100,
      );
      const parts = open.flatMap(({ starts, ends, isAnyTime }) =>
        isAnyTime
          ? toOpenTimes({ from: starts.local.slice(11), until: ends.local.slice(11) })
          : [starts.local.slice(11)],
      );
      const expected = [...new Set(parts.map((time) => toDayPart(`${date}T${time}`)))];
      expect([id, freeUntil !== null, times.toSorted()]).toEqual([id, isFree, expected.toSorted()]);
      said.add(freeUntil !== null);
      told.add(times.toSorted().join(" "));
    }
  }
  expect(said.size).toBe(2);
  expect(told.size).toBeGreaterThan(2);
});

test("among all there is every kind of cut-off, refund, pricing, meeting and question", () => {
  const all = everywhere();
  const kindsOf = (list: (one: SandboxActivity) => readonly string[]) =>
    [...new Set(all.flatMap(list))].toSorted();
  expect(kindsOf(({ cutOff, entryCutOff }) => [cutOff.kind, entryCutOff.kind])).toEqual([
    ...["closing", "fixed", "opening", "start"],
  ]);
  expect(kindsOf(({ options }) => options.map(({ per }) => per))).toEqual([
    ...["boat", "group", "person", "vehicle"],
  ]);
  expect(kindsOf(({ meeting }) => [meeting])).toEqual(["either", "meet", "pickUp"]);
  expect(kindsOf(({ asks }) => [asks])).toEqual(Object.keys(needSets).toSorted());
  expect(kindsOf(({ refunds }) => [String(refunds.length)])).toEqual(["0", "1", "2"]);
  expect(kindsOf(({ options }) => [String(options.length)])).toEqual(["1", "2", "3"]);
  const manual = all.filter(({ manualWithinHours }) => manualWithinHours === Infinity).length;
  expect(manual / all.length).toBeGreaterThan(0.07);
  expect(manual / all.length).toBeLessThan(0.13);
  const places = all.flatMap(({ options }) => options.map((option) => option.places));
  expect([Math.min(...places), Math.max(...places)]).toEqual([3, 24]);
});

test("questions are whole in every language, and sealed where they are personal", () => {
  const sets = Object.keys(needSets) as NeedSet[];
  const spot = { id: "alfama", name: "Alfama", address: null, ...lisbon };
  for (const kind of meetingKinds)
    for (const language of languageCodes)
      for (const needs of sets.map((set) =>
        toNeeds(set, { kind, pickUps: [spot], isFree: true }, language),
      )) {
        expect(needs.flatMap((need) => needSchema.strict().safeParse(need).error ?? [])).toEqual(
          [],
        );
        expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
        expect(needs.filter(({ id, isSealed }) => isPersonalNeed(id) && !isSealed)).toEqual([]);
        expect(needs.filter(({ id, label }) => id === "question1" && !label)).toEqual([]);
      }
});

test("people say where to fetch them only where they may be fetched, and freely if they may", () => {
  const read = (kind: (typeof meetingKinds)[number], isFree = true) =>
    toNeeds(
      "none",
      { kind, pickUps: [{ id: "a", name: "A", address: null, ...lisbon }], isFree },
      "en",
    ).map((need) => [need.id, need.kind, need.options, need.when?.is]);
  expect(read("meet")).toEqual([]);
  expect(read("pickUp")).toEqual([["pickUpPlace", "text", ["a"], undefined]]);
  expect(read("either", false)).toEqual([
    ["pickUp", "choice", ["pickUp", "meet"], undefined],
    ["pickUpPlace", "choice", ["a"], ["pickUp"]],
  ]);
});

test("every text is written in every language, and descriptions name the place", () => {
  const groups: Record<string, Record<string, Record<string, string>>> = texts;
  const missing = Object.entries(groups).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([key, text]) =>
      languageCodes
        .filter(
          (code) => !text[code] || text[code].includes("{place}") !== (group === "descriptions"),
        )
        .map((code) => `${group}.${key}.${code}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("a party that fits one group pays one group's price, a larger one as many as it fills", async () => {
  const priceOf = async (party: ActivityParty) =>
    (await listStarts(plain, "2026-12-05", party)).find(({ option }) => option.id === "private");
  const one = await priceOf({ adult: 1 });
  const four = await priceOf({ adult: 3, child: 1 });
  const seven = await priceOf({ adult: 7 });
  expect([one?.units, four?.units, seven?.units]).toEqual([1, 1, 2]);
  expect(four?.price).toEqual(one?.price);
  expect(seven?.price?.wholesale).toBe(2 * (one?.price?.wholesale ?? 0));
});

test("others in the party cost other prices, at the starts as on the days", async () => {
  const asked = { ...query, productId: plain, month: "2026-12" };
  const costOf = async (party: ActivityParty) => {
    const starts = await listStarts(plain, "2026-12-05", party);
    const prices = starts.flatMap(({ price }) => price ?? []).map(({ wholesale }) => wholesale);
    const { days = [] } = (await supplier.listDays({ ...asked, party })) ?? {};
    const day = days.find(({ date }) => date === "2026-12-05");
    expect(day?.price?.wholesale).toBe(Math.min(...prices));
    return Math.min(...prices);
  };
  const [two, family, three] = [
    await costOf({ adult: 2 }),
    await costOf({ adult: 2, child: 1 }),
    await costOf({ adult: 3 }),
  ];
  expect([two < family, family < three]).toEqual([true, true]);
});

test("nothing is kept beyond the last moment to book it", async () => {
  const [start] = await listStarts(plain, "2026-12-07");
  if (!start?.price) throw new Error("there is no start");
  const answer = await supplier.hold({
    ...{ ...query, party: { adult: 1 }, offerId: start.offerId, expected: start.price },
    ...{ clientReference: randomUUID(), until: new Date("2026-12-24T12:00:00Z") },
  });
  expect(start.bookUntil.at < start.starts.at).toBe(true);
  expect(answer).toMatchObject({ state: "held", until: start.bookUntil.at });
});

test("two buyers of two groups each, of three that are left: one has them", async () => {
  const party = { adult: 12 };
  const start = (await listStarts(plain, "2026-12-06", party)).find(({ left }) => left === 3);
  if (!start?.price) throw new Error("there is no start with three groups");
  const { offerId, price: expected } = start;
  const hold = (clientReference: string) =>
    supplier.hold({
      ...{ ...query, party, offerId, expected, clientReference },
      until: new Date(now.getTime() + 600_000),
    });
  const answers = await Promise.all([hold(randomUUID()), hold(randomUUID())]);
  expect(answers.map(({ state }) => state).toSorted()).toEqual(["held", "soldOut"]);
  const [left] = (await listStarts(plain, "2026-12-06", party)).filter(
    (one) => one.offerId === offerId,
  );
  expect(left).toMatchObject({ state: "soldOut", left: 1 });
});

test("children alone are told why, and cost nothing", async () => {
  const party = { child: 2 };
  const found = await supplier.listDays({ ...query, productId: plain, month: "2026-12", party });
  expect(found?.problem).toEqual({ reason: "adultRequired", band: "child", limit: null });
  expect(new Set(found?.days.map(({ state, price }) => `${state} ${price === null}`))).toEqual(
    new Set(["open true"]),
  );
});

test("days that are past, full, too far ahead and closed read differently", async () => {
  const productId = "sandbox-a-null-island-last-place";
  const listDays = async (month: string, at = productId) => {
    const asked = { ...query, party: { adult: 1 }, productId: at, month };
    return new Map((await supplier.listDays(asked))?.days.map((day) => [day.date, day.state]));
  };
  const starts = await listStarts(productId, "2026-12-10");
  for (const { offerId, price, option } of starts)
    if (price)
      for (let unit = 0; unit < (option.id === "private" ? 3 : 1); unit++)
        await supplier.hold({
          ...{ ...query, party: { adult: 1 }, offerId, expected: price },
          ...{ clientReference: randomUUID(), until: new Date(now.getTime() + 600_000) },
        });
  const december = await listDays("2026-12");
  expect(december.get("2026-12-10")).toBe("soldOut");
  expect(december.get("2026-12-11")).toBe("open");
  expect((await listDays("2026-11")).get("2026-11-21")).toBe("few");
  expect((await listDays("2026-11")).get("2026-11-20")).toBe("pastCutOff");
  expect((await listDays("2027-12")).get("2027-12-01")).toBe("notOperating");
});

test("a start can't be booked past the product's own clock, wherever that is", async () => {
  const cities = listCities().filter(({ name }) => ["Apia", "Honolulu", "Lisbon"].includes(name));
  for (const city of cities) {
    const found = await supplier.findActivities({
      ...{ ...query, point: city, date: "2026-11-20", dateTo: "2026-11-24" },
    });
    for (const { id, date } of found.slice(0, 12)) {
      const starts = await listStarts(id, date, { adult: 2 });
      for (const { state, bookUntil, offerId } of starts) {
        expect(state === "pastCutOff").toBe(new Date(bookUntil.at) <= now);
        const checked = await supplier.checkStart({ ...query, party: { adult: 2 }, offerId });
        expect(checked !== null).toBe(state === "open");
      }
    }
  }
  expect(cities.length).toBeGreaterThan(2);
});
