import { findPartyProblem } from "@/lib/api/contract/check-activity-party";
import { addDays, daysBetween, toLocalDate } from "@/lib/dates/calendar-date";
import type { DayPart } from "@/lib/api/contract/activity-terms";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { toDayPart, toDayState, toOpenTimes, toRefundSteps } from "../../../ports/activity-rules";
import type {
  ActivityBookingSupplier,
  CheckedStart,
  FoundActivity,
  SupplierOption,
  SupplierStart,
} from "../../../ports/activity-supplier";
import type { SupplierContext } from "../../supplier-provider";
import { toRoundedKm } from "../find-site";
import { createMagicCalls } from "../magic-calls";
import { findByName, islandPlaces, toWaterAt } from "../null-island";
import { createReservations } from "../reservations";
import { listSlotsLeft } from "../slots-left";
import { listUnitsLeft } from "../stock";
import { createActivityFinder, toActivityAllotment, toResource } from "./find-activities";
import { listActivityChanges, type ActivityDetail } from "./list-changes";
import { toTitle, type ActivityOption, type SandboxActivity } from "./list-products";
import { countTaken, toPartyPrice, toRelevance } from "./party-price";
import {
  listScheduled,
  listTimes,
  parseOfferId,
  runsOn,
  toLastDay,
  toOfferId,
  toScheduled,
  type NamedStart,
  type ScheduledStart,
} from "./schedule";
import { toMoved } from "./to-moved";
import { toListed, toOption, toPartyRules, toProduct, toSmallestParty } from "./to-product";
import { toChecked, toStart, type PartyQuery } from "./to-starts";

type Search = Parameters<ActivityBookingSupplier["findActivities"]>[0];
type Replacing = Pick<Parameters<ActivityBookingSupplier["hold"]>[0], "replaces">;

/** km that outweigh one star more of rating. */
const faraway = 8;
/** How long a hold lasts that runs out early. */
const shortHoldMs = minuteMs;
/** Activities of a city that are suggested at most. */
const suggested = 10;
/** Longer than any cut-off and any refund's end, in every zone. */
const surelyOpenDays = 9;

/** Calendar dates, both ends included. */
const listDates = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));

/** `far`: from this day on all starts can be booked, and be cancelled by any rule. */
type Days = { dates: readonly string[]; far: string; now: Date };

/** When an option starts on a day that can still be booked. */
function listBookable(
  activity: SandboxActivity,
  { date, option }: { date: string; option: ActivityOption },
  { far, now }: Days,
): readonly string[] {
  const times = listTimes(activity, option, date);
  if (date >= far) return times;
  return times.filter((time) => {
    const { bookUntil } = toScheduled(activity, option, { date, time, language: null });
    return new Date(bookUntil.at) > now;
  });
}

/** The first of these days on which its first option can still be booked, and when it starts. */
function findFirstDay(activity: SandboxActivity, days: Days) {
  const [option] = activity.options;
  for (const date of option ? days.dates : []) {
    if (!option || !runsOn(activity, date)) continue;
    const times = listBookable(activity, { date, option }, days);
    if (times.length > 0) return { date, option, times };
  }
  return null;
}

/** Parts of its first day at which any of its options starts, or can be entered. */
function listDayParts(
  activity: SandboxActivity,
  { date, ...first }: NonNullable<ReturnType<typeof findFirstDay>>,
  days: Days,
): DayPart[] {
  const parts = new Set<DayPart>();
  for (const option of activity.options)
    for (const time of option === first.option
      ? first.times
      : listBookable(activity, { date, option }, days))
      for (const each of option.key === "entry" ? toOpenTimes(activity.opens) : [time])
        parts.add(toDayPart(`${date}T${each}`));
  return [...parts];
}

/** Until when cancelling the first of these starts is free; null where that is over already. */
function findFreeUntil(
  activity: SandboxActivity,
  { date, option, times: [time] }: NonNullable<ReturnType<typeof findFirstDay>>,
  { far, now }: Days,
): FoundActivity["freeUntil"] {
  const free = activity.refunds.findLast(({ refundPercentage }) => refundPercentage === 100);
  if (!free || time === undefined) return null;
  if (date >= far) return free.until;
  const { starts } = toScheduled(activity, option, { date, time, language: null });
  return toRefundSteps([free], { starts, now }).steps.length > 0 ? free.until : null;
}

/** Written out: for the thousands of a large city, spreading would take half of a search. */
function toFound(
  activity: SandboxActivity,
  { point, language }: Pick<Search, "point" | "language">,
  days: Days,
): FoundActivity[] {
  const first = findFirstDay(activity, days);
  if (!first) return [];
  const { date, option } = first;
  const party = toSmallestParty(activity);
  const distance = toRoundedKm(point, activity);
  const listed = toListed(activity, language);
  return [
    {
      id: listed.id,
      supplier: listed.supplier,
      title: listed.title,
      category: listed.category,
      rating: listed.rating,
      languages: listed.languages,
      place: listed.place,
      isInstant: listed.isInstant,
      picture: activity.picture,
      minutes: activity.minutes,
      date,
      party,
      per: option.per,
      distance,
      freeUntil: findFreeUntil(activity, first, days),
      relevance: toRelevance(activity, date) - distance / faraway,
      times: listDayParts(activity, first, days),
      price: toPartyPrice(activity, option, { date, party }),
    },
  ];
}

/** Starts by option and language, in their order. */
function toOptions(
  activity: SandboxActivity,
  starts: readonly (readonly [ScheduledStart, SupplierStart])[],
  { language }: PartyQuery,
): SupplierOption[] {
  const options = new Map<string, SupplierOption>();
  for (const [{ option, language: spoken }, start] of starts) {
    const words = { ...toOption(option, activity, language), language: spoken };
    const key = `${option.key} ${spoken}`;
    const known = options.get(key) ?? { ...words, starts: [] };
    options.set(key, { ...known, starts: [...known.starts, start] });
  }
  return [...options.values()];
}

/**
 * Made-up activities in real places, whose starts really fill up. The same for the same question on
 * every machine but for what was sold. docs/sandbox.md tells what is made up and the magic ones.
 */
export function createSandboxActivities({
  db,
  now: clock,
  wait,
}: Pick<SupplierContext, "db" | "now"> & {
  wait?: (ms: number) => Promise<void>;
}): ActivityBookingSupplier {
  const finder = createActivityFinder();
  const reservations = createReservations({
    db,
    now: clock,
    allotmentOf: (unit) => toActivityAllotment(unit, finder),
    toWord(unit) {
      const word = finder.ofUnit(unit)?.word ?? null;
      // News comes as long after the booking as changes do.
      return word === "told-later" ? "schedule-change" : word;
    },
  });
  const magic = createMagicCalls(reservations, wait);

  /** How many places or units are left of starts from `date` to `last`. */
  async function readLeft(
    activity: SandboxActivity,
    { date, last, now }: { date: string; last: string; now: Date },
  ) {
    const [resource, end] = [toResource(activity), addDays(last, 1)];
    const slots = await listSlotsLeft(db, { resource, start: date, end, now });
    return ({ option, starts }: ScheduledStart) => slots(option.key, starts.local) ?? option.places;
  }

  /** The starts of these days, as they are for a party. */
  async function listStarts(
    activity: SandboxActivity,
    { date, last = date, ...query }: PartyQuery & { date: string; last?: string },
  ) {
    const { now, party } = query;
    const leftOf = await readLeft(activity, { date, last, now });
    const problem = findPartyProblem(party, toPartyRules(activity));
    return {
      problem,
      days: listDates(date, last).map((on) => ({
        date: on,
        starts: listScheduled(activity, on, now).map((scheduled) => {
          const left = leftOf(scheduled);
          return [scheduled, toStart(activity, scheduled, { ...query, left, problem })] as const;
        }),
      })),
    };
  }

  function findScheduled(offerId: string, now: Date): NamedStart | null {
    const parsed = parseOfferId(offerId);
    const activity = parsed && finder.get(parsed.productId);
    const scheduled = (activity ? listScheduled(activity, parsed.date, now) : []).find(
      (one) => activity && toOfferId(activity, one) === offerId,
    );
    return activity && scheduled ? { activity, scheduled } : null;
  }

  /** What is left of one start, and what the references of `replaces` hold of it. */
  async function countLeft(
    { activity, scheduled: { option, starts } }: NamedStart,
    { now, replaces = [] }: Pick<PartyQuery, "now"> & Replacing,
  ): Promise<number> {
    const [resource, start] = [toResource(activity), starts.local];
    // Slots are minutes: none other begins before the next second.
    const period = { start, end: `${start}:01`, now, resources: [resource], replaces };
    const left = await listUnitsLeft(db, period);
    return left.get(resource)?.get(option.key) ?? option.places;
  }

  /** The start, if what is left of it is enough. */
  async function check(
    found: NamedStart,
    query: PartyQuery & Replacing,
    dearer: number,
  ): Promise<CheckedStart | null> {
    const { activity, scheduled } = found;
    const left = await countLeft(found, query);
    const problem = findPartyProblem(query.party, toPartyRules(activity));
    return toChecked(activity, scheduled, { ...query, left, problem, dearer });
  }

  return {
    findOwnPlaces: async (text) => findByName(text, islandPlaces),

    async listActivitiesNear(point, language) {
      return finder
        .listHome(point)
        .slice(0, suggested)
        .map((activity) => {
          const { id, latitude, longitude } = activity;
          return { id, name: toTitle(activity, language), latitude, longitude };
        });
    },

    async findActivities(search) {
      await magic.act(toWaterAt(search.point));
      const last = toLastDay(search.now);
      const dates = listDates(search.date, search.dateTo).filter((date) => date <= last);
      const far = addDays(toLocalDate(search.now, "UTC"), surelyOpenDays);
      const days = { dates, far, now: search.now };
      return finder.listAround(search.point).flatMap((activity) => toFound(activity, search, days));
    },

    async getProduct({ productId, language }) {
      const activity = finder.get(productId);
      return activity && toProduct(activity, language);
    },

    async listDays({ productId, month, ...query }) {
      const activity = finder.get(productId);
      if (!activity) return null;
      const date = `${month}-01`;
      const last = addDays(`${addDays(date, 31).slice(0, 7)}-01`, -1);
      const { problem, days } = await listStarts(activity, { ...query, date, last });
      return {
        problem,
        days: days.map(({ date: on, starts }) => {
          // A start has the same places in all languages: each counts once.
          const single = new Map(
            starts.map(([{ option }, start]) => [`${option.key} ${start.starts.at}`, start]),
          );
          const prices = [...single.values()].flatMap(({ state, price }) =>
            state === "open" && price ? [price] : [],
          );
          const [price = null] = prices.toSorted((a, b) => a.wholesale - b.wholesale);
          return { date: on, state: toDayState([...single.values()]), price };
        }),
      };
    },

    async listStarts({ productId, date, ...query }) {
      const activity = finder.get(productId);
      if (!activity) return null;
      const { problem, days } = await listStarts(activity, { ...query, date });
      const starts = days.flatMap((day) => day.starts);
      return { problem, options: toOptions(activity, starts, query) };
    },

    async checkStart({ offerId, ...query }) {
      const found = findScheduled(offerId, query.now);
      return found && magic.check(found.activity.word, (dearer) => check(found, query, dearer));
    },

    async hold({ offerId, expected, clientReference, until, replaces, party, language, now }) {
      const query = { party, language, now };
      const found = findScheduled(offerId, now);
      if (!found) return { state: "soldOut" };
      const { activity, scheduled } = found;
      const { option, starts, ends, isAnyTime, bookUntil } = scheduled;
      // Nothing is kept for who hasn't paid when it begins, or can't order it any more.
      const begins = earlier(until, new Date((isAnyTime ? ends : starts).at));
      const bookable = earlier(begins, new Date(bookUntil.at));
      const problem = findPartyProblem(party, toPartyRules(activity));
      return magic.hold(activity.word, {
        expected,
        toSold: (dearer) =>
          toChecked(activity, scheduled, {
            ...{ ...query, left: option.places, problem, dearer, isAnswered: true },
          }),
        find: (dearer) => check(found, { ...query, replaces }, dearer),
        take({ answerWithinHours }) {
          const latest = answerWithinHours === undefined ? bookable : begins;
          const detail: ActivityDetail = { party, language };
          const wanted = {
            ...{ clientReference, resource: toResource(activity), unit: option.key, offerId, now },
            ...{ slots: [starts.local], count: countTaken(option, party), replaces, detail },
            until:
              activity.word === "hold-expires" ? earlier(latest, addMs(now, shortHoldMs)) : latest,
          };
          return answerWithinHours === undefined
            ? reservations.hold(wanted)
            : reservations.request({ ...wanted, answerWithinHours });
        },
      });
    },

    ...magic.bookings,

    async listChanges() {
      const now = clock();
      return listActivityChanges(db, {
        now,
        toPlan(offerId, detail) {
          const found = findScheduled(offerId, now);
          return found && toMoved(found, detail);
        },
      });
    },
  };
}
