import { activityLimits } from "@/lib/api/contract/activity-terms";
import type { Moment } from "@/lib/api/contract/moments";
import { addDays, isCalendarDate, toLocalDate } from "@/lib/dates/calendar-date";
import { weekdayOf } from "@/lib/dates/weekday";
import { toEpochMinute, toMomentAt } from "@/lib/dates/zone-clock";
import { toBookUntil, toClockMoment, type CutOff } from "../../../ports/activity-rules";
import { isTropical } from "../season";
import { sceneTraits, timesOf } from "./activity-kinds";
import { answerHours, type ActivityOption, type SandboxActivity } from "./list-products";

export type ScheduledStart = {
  option: ActivityOption;
  /** The guide's; null where there is none. */
  language: string | null;
  starts: Moment;
  ends: Moment;
  isAnyTime: boolean;
  bookUntil: Moment;
};
export type NamedStart = { activity: SandboxActivity; scheduled: ScheduledStart };

/** In offer ids, for what needs no language (ISO 639-2). */
const noLanguage = "zxx";
/** A guide who has to agree needs the time to answer before it starts. */
const answerCutOff: CutOff = { kind: "start", minutes: answerHours * 60 };
const coldMonths = [11, 12, 1, 2, 3];
const warmMonths = [5, 6, 7, 8, 9];

function isCold(date: string, { city: { latitude } }: SandboxActivity): boolean {
  const months = latitude >= 0 ? coldMonths : warmMonths;
  return !isTropical(latitude) && months.includes(Number(date.slice(5, 7)));
}

/** The last day that is sold. */
export const toLastDay = (now: Date): string =>
  addDays(toLocalDate(now, "UTC"), activityLimits.ahead);

export function runsOn(activity: SandboxActivity, date: string): boolean {
  const isOver = activity.isSeasonal && isCold(date, activity);
  return !isOver && activity.weekdays[weekdayOf(date)] === true;
}

/** When an option starts on a day on which it takes place, as HH:MM. */
export function listTimes(
  activity: SandboxActivity,
  option: ActivityOption,
  date: string,
): readonly string[] {
  const [first, ...later] = timesOf[activity.key];
  if (option.key === "entry") return [activity.opens.from];
  if (option === activity.options[0])
    return activity.isOutdoors && isCold(date, activity) ? [first] : [first, ...later];
  if (option.key === "guided") return later;
  return [option.key === "small" ? (later.at(-1) ?? first) : first];
}

/** A start of an option; one that is entered at any time is so until those who run it close. */
export function toScheduled(
  activity: SandboxActivity,
  option: ActivityOption,
  { date, time, language }: { date: string; time: string; language: string | null },
): ScheduledStart {
  const { opens, minutes, city, manualWithinHours } = activity;
  const isAnyTime = option.key === "entry";
  const starts = toClockMoment(date, time, city.timeZone);
  const ends = isAnyTime
    ? toClockMoment(date, opens.until, city.timeZone)
    : toMomentAt(toEpochMinute(new Date(starts.at)) + minutes, city.timeZone);
  const cutOff = isAnyTime ? activity.entryCutOff : activity.cutOff;
  const toUntil = (rule: CutOff) => toBookUntil(rule, { starts, opens });
  const [own, answerable] = [toUntil(cutOff), toUntil(answerCutOff)];
  const bookUntil = manualWithinHours !== null && answerable.at < own.at ? answerable : own;
  return { option, language, starts, ends, isAnyTime, bookUntil };
}

/** All starts of a day; the first of its languages is spoken at each, the others at the first. */
export function listScheduled(activity: SandboxActivity, date: string, now: Date) {
  if (!runsOn(activity, date) || date > toLastDay(now)) return [];
  return activity.options.flatMap((option) => {
    const isGuided = sceneTraits[activity.scene].isGuided || option.key === "guided";
    const languages = isGuided ? activity.languages : [null];
    const times = listTimes(activity, option, date);
    return languages.flatMap((language, number) =>
      (number === 0 ? times : times.slice(0, 1)).map((time) =>
        toScheduled(activity, option, { date, time, language }),
      ),
    );
  });
}

/** Names product, option, local time and language. */
export const toOfferId = (
  { id }: Pick<SandboxActivity, "id">,
  { option, starts, language }: Pick<ScheduledStart, "option" | "starts" | "language">,
): string => [id, option.key, starts.local.replace(/[:-]/g, ""), language ?? noLanguage].join("~");

/** The product and the day that an offer's id names; null where it names no day. */
export function parseOfferId(offerId: string): { productId: string; date: string } | null {
  const [productId = "", , local = ""] = offerId.split("~");
  const date = local.replace(/^(\d{4})(\d\d)(\d\d)T\d{4}$/, "$1-$2-$3");
  return isCalendarDate(date) ? { productId, date } : null;
}
