import type { RefundRule } from "@/lib/api/contract/activities";
import type { meetingKinds } from "@/lib/api/contract/activity-terms";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import { listQuarters } from "@/backend/reference-data/landmarks";
import type { City } from "@/backend/reference-data/place";
import type { CutOff, OpeningTimes } from "../../../ports/activity-rules";
import texts from "../data/texts.json";
import { scatter, toSpreadKm } from "../find-site";
import { toPicture, type ActivityScene, type HotelScene } from "../pictures";
import { resolvePlaceProfile, type PlaceProfile } from "../place-profile";
import { seededRandom, type SeededRandom } from "../seeded-random";
import {
  activityKinds,
  optionKinds,
  ownOptions,
  quarterKeys,
  sceneTraits,
  type ActivityKey,
  type ActivityKind,
  type OptionKey,
  type OptionKind,
} from "./activity-kinds";
import type { NeedSet } from "./activity-needs";
import type { ActivityWord } from "./null-island";

/** `places`: people or units of each start. `price`: a factor on that of an adult. */
export type ActivityOption = Pick<OptionKind, "per" | "holds"> & {
  key: OptionKey;
  places: number;
  price: number;
};
/** When it is, how it is sold, and what it needs to know. */
type ActivityTraits = {
  options: readonly ActivityOption[];
  /** From Monday. */
  weekdays: readonly boolean[];
  isSeasonal: boolean;
  opens: OpeningTimes;
  cutOff: CutOff;
  entryCutOff: CutOff;
  /** Its guide has to agree from so many hours before the start; null: never. */
  manualWithinHours: number | null;
  fewest: number;
  refunds: readonly RefundRule[];
  /** Of its guides. */
  languages: readonly string[];
  meeting: (typeof meetingKinds)[number];
  isFree: boolean;
  asks: NeedSet;
  hasParkFee: boolean;
  word: ActivityWord | null;
};
/** What an activity is on any date. */
export type SandboxActivity = Point &
  ActivityTraits & {
    id: string;
    key: ActivityKey;
    scene: ActivityScene;
    /** The city's or a quarter's. */
    placeName: string;
    picture: string;
    minutes: number;
    dollars: number;
    isOutdoors: boolean;
    rating: number;
    reviewCount: number;
    city: City;
    profile: PlaceProfile;
  };

export const idStart = "sandbox-a-";
/** However long before the start. */
export const always = Number.POSITIVE_INFINITY;
/** How long a guide who has to agree takes at most. */
export const answerHours = 24;
const scenesByWater: readonly HotelScene[] = ["beach", "harbour"];
/** Degrees. Farther from the equator some end with the summer. */
const seasonalLatitude = 40;
/** km from the middle of a quarter. */
const quarterSpreadKm = 1;
const start = (minutes: number): CutOff => ({ kind: "start", minutes });
const fixedEvening: CutOff = { kind: "fixed", daysBefore: 1, time: "18:00" };
const refundSets = {
  free: [{ until: { hoursBefore: 24 }, refundPercentage: 100 }],
  ladder: [
    { until: { daysBefore: 7, time: "00:00" }, refundPercentage: 100 },
    { until: { daysBefore: 2, time: "00:00" }, refundPercentage: 50 },
  ],
  half: [{ until: { hoursBefore: 48 }, refundPercentage: 50 }],
  none: [],
} as const satisfies Record<string, readonly RefundRule[]>;
const guides = new Set(["pt", "es", "it", "fr", "de", "da", "no", "sv", "ar", "ja", "el", "tr"]);

export const toTitle = (
  { key, placeName, word }: Pick<SandboxActivity, "key" | "placeName" | "word">,
  language: LanguageCode,
): string =>
  word === null
    ? texts.activities[key][language].replace("{city}", placeName)
    : `${placeName} ${word.replaceAll("-", " ")}`;

function listOptions(key: ActivityKey, scene: ActivityScene, random: SeededRandom) {
  const [first, ...others] = ownOptions[key] ?? sceneTraits[scene].options;
  const base = optionKinds[first].factor;
  return [first, ...others.filter(() => random.next() < 0.6)].map((option): ActivityOption => {
    const { per, holds, factor, places } = optionKinds[option];
    return { key: option, per, holds, price: factor / base, places: random.integer(...places) };
  });
}

function toMeeting(scene: ActivityScene, random: SeededRandom): ActivityTraits["meeting"] {
  if (scene === "day-trip") return random.pick(["meet", "either", "pickUp"]);
  const isFetched = (scene === "hiking" || scene === "diving") && random.next() < 0.3;
  return isFetched ? "either" : "meet";
}

function toOpens(scene: ActivityScene): OpeningTimes {
  if (scene === "museum") return { from: "10:00", until: "18:00" };
  return scene === "show" ? { from: "18:00", until: "01:00" } : { from: "07:00", until: "21:00" };
}

/** Drawn by its id. */
export function drawTraits(
  id: string,
  { key, scene }: Pick<ActivityKind, "key" | "scene">,
  { city, profile, isFree }: { city: City; profile: PlaceProfile; isFree: boolean },
): ActivityTraits {
  const random = seededRandom("activity-traits", id);
  const closed = scene === "museum" ? [0] : random.shuffle([0, 1, 2, 3, 4, 5, 6]);
  const daysClosed = scene === "museum" ? 1 : Math.max(0, random.integer(-3, 3));
  const chance = random.next();
  const local = guides.has(profile.nameStyle) ? [profile.nameStyle] : [];
  return {
    options: listOptions(key, scene, random),
    weekdays: Array.from({ length: 7 }, (_, day) => !closed.slice(0, daysClosed).includes(day)),
    isSeasonal:
      (scene === "diving" || key === "hiking-nature") &&
      Math.abs(city.latitude) >= seasonalLatitude,
    opens: toOpens(scene),
    cutOff:
      scene === "show"
        ? random.pick([{ kind: "opening", minutes: 0 }, start(30)])
        : random.pick([start(30), start(120), start(1_440), fixedEvening]),
    entryCutOff: random.pick([
      { kind: "opening", minutes: 0 },
      { kind: "closing", minutes: 60 },
    ]),
    manualWithinHours: chance < 0.1 ? always : chance < 0.25 ? 48 : null,
    fewest: (scene === "diving" || scene === "cooking") && random.next() < 0.3 ? 2 : 1,
    refunds: isFree
      ? refundSets[random.next() < 0.75 ? "free" : "ladder"]
      : refundSets[random.next() < 0.7 ? "none" : "half"],
    languages: [...new Set(["en", ...local, ...(random.next() < 0.3 ? ["de"] : [])])],
    meeting: toMeeting(scene, random),
    isFree: random.next() < 0.5,
    asks: random.pick(sceneTraits[scene].asks),
    hasParkFee: (scene === "hiking" || scene === "day-trip") && random.next() < 0.5,
    word: null,
  };
}

/** What there is in every city: boats and dives only where there is water. */
function listOwnActivities(city: City): SandboxActivity[] {
  const profile = resolvePlaceProfile(city);
  const isByWater = profile.scenes.some((scene) => scenesByWater.includes(scene));
  const isForDivers = profile.scenes[0] === "beach";
  const random = seededRandom("activities", city.id);
  const firstPicture = random.integer(0, 2);
  return activityKinds
    .filter(({ scene }) => (scene === "diving" ? isForDivers : scene !== "boat-trip" || isByWater))
    .map((kind, number) =>
      toActivity(kind, {
        ...{ id: `${idStart}${city.id}-${kind.key}`, middle: city, placeName: city.name },
        ...{ city, profile, random, picture: firstPicture + number },
      }),
    );
}

/** What known quarters have of their own. */
function listQuarterActivities(city: City): SandboxActivity[] {
  const profile = resolvePlaceProfile(city);
  const kinds = activityKinds.filter(({ key }) => quarterKeys.includes(key));
  return listQuarters(city.id).flatMap((quarter) => {
    const random = seededRandom("activities", city.id, quarter.id);
    return kinds.map((kind) =>
      toActivity(kind, {
        ...{ id: `${idStart}${city.id}-${kind.key}.${quarter.id}`, middle: quarter },
        ...{ placeName: quarter.name, city, profile, random, picture: random.integer(0, 2) },
      }),
    );
  });
}

export const listCityActivities = (city: City): SandboxActivity[] => [
  ...listOwnActivities(city),
  ...listQuarterActivities(city),
];

function toActivity(
  kind: ActivityKind,
  {
    id,
    middle,
    random,
    picture,
    ...place
  }: Pick<SandboxActivity, "id" | "city" | "placeName" | "profile"> & {
    middle: Point;
    random: SeededRandom;
    picture: number;
  },
): SandboxActivity {
  const { key, scene, minutes, dollars, outdoors } = kind;
  const { city, profile } = place;
  // In the order in which they have always been drawn.
  const { isFree, ...drawn } = {
    ...scatter(middle, middle === city ? toSpreadKm(city) : quarterSpreadKm, random),
    minutes: random.pick(minutes),
    dollars: dollars * random.between(0.85, 1.2),
    isFree: random.next() < 0.75,
    rating: Math.min(5, Math.round(random.between(3.9, 5) * 10) / 10),
    reviewCount: Math.round(
      random.between(12, 300) * (1 + Math.log10(Math.max(10, city.population)) / 3),
    ),
  };
  return {
    ...{ id, key, scene, ...place, ...drawn },
    picture: toPicture("activities", scene, picture),
    isOutdoors: outdoors === true,
    ...drawTraits(id, kind, { city, profile, isFree }),
  };
}
