import type { ActivityCategory, ActivityUnit, PartyBand } from "@/lib/api/contract/activity-terms";
import type { ActivityScene } from "../pictures";
import type activityTexts from "../data/activity-texts.json";
import type texts from "../data/texts.json";
import type { NeedSet } from "./activity-needs";

export type ActivityKey = keyof typeof texts.activities;
type Text<G extends keyof typeof activityTexts> = keyof (typeof activityTexts)[G];
export type OptionKey = Text<"options">;

/** What there is in every city, or by the water alone. */
export type ActivityKind = {
  key: ActivityKey;
  scene: ActivityScene;
  minutes: readonly [number, ...number[]];
  dollars: number;
  outdoors?: true;
};

export const activityKinds: readonly ActivityKind[] = [
  { key: "walking-highlights", scene: "walking-tour", minutes: [120, 150, 180], dollars: 24 },
  { key: "walking-hidden", scene: "walking-tour", minutes: [120, 180], dollars: 31 },
  { key: "boat-sunset", scene: "boat-trip", minutes: [90, 120], dollars: 46, outdoors: true },
  { key: "boat-waterfront", scene: "boat-trip", minutes: [60, 90], dollars: 27 },
  { key: "museum-art", scene: "museum", minutes: [90, 120], dollars: 19 },
  { key: "museum-history", scene: "museum", minutes: [90, 150], dollars: 23 },
  { key: "food-market", scene: "food", minutes: [150, 180], dollars: 58 },
  { key: "food-evening", scene: "food", minutes: [180, 210], dollars: 76 },
  { key: "hiking-viewpoint", scene: "hiking", minutes: [180, 240], dollars: 42, outdoors: true },
  { key: "hiking-nature", scene: "hiking", minutes: [360, 480], dollars: 69, outdoors: true },
  { key: "diving-intro", scene: "diving", minutes: [180, 240], dollars: 88, outdoors: true },
  { key: "diving-snorkel", scene: "diving", minutes: [180, 240], dollars: 54, outdoors: true },
  { key: "cycling-city", scene: "cycling", minutes: [150, 180], dollars: 36, outdoors: true },
  { key: "cycling-country", scene: "cycling", minutes: [210, 300], dollars: 52, outdoors: true },
  { key: "show-music", scene: "show", minutes: [90, 120], dollars: 39 },
  { key: "show-theatre", scene: "show", minutes: [120, 150], dollars: 48 },
  { key: "cooking-local", scene: "cooking", minutes: [180, 210], dollars: 71 },
  { key: "cooking-market", scene: "cooking", minutes: [240, 270], dollars: 84 },
  { key: "day-trip-region", scene: "day-trip", minutes: [480, 540], dollars: 79 },
  { key: "day-trip-small", scene: "day-trip", minutes: [480, 600], dollars: 118 },
];
/** Those that known quarters have, too. */
export const quarterKeys: readonly ActivityKey[] = ["walking-hidden", "food-evening", "show-music"];

/** When they start; in the cold season at the first time alone. */
export const timesOf: Readonly<Record<ActivityKey, readonly [string, ...string[]]>> = {
  "walking-highlights": ["10:00", "14:00", "17:30"],
  "walking-hidden": ["10:30", "16:30"],
  "boat-sunset": ["17:00", "18:30"],
  "boat-waterfront": ["11:00", "13:00", "15:00"],
  "museum-art": ["10:00", "11:30", "15:00"],
  "museum-history": ["10:30", "14:30"],
  "food-market": ["10:00"],
  "food-evening": ["18:30"],
  "hiking-viewpoint": ["09:00", "15:00"],
  "hiking-nature": ["08:00"],
  "diving-intro": ["09:00", "13:00"],
  "diving-snorkel": ["09:30", "14:00"],
  "cycling-city": ["10:00", "14:30"],
  "cycling-country": ["09:30"],
  "show-music": ["20:00"],
  "show-theatre": ["19:30"],
  "cooking-local": ["11:00", "17:30"],
  "cooking-market": ["09:30"],
  "day-trip-region": ["08:00"],
  "day-trip-small": ["08:30"],
};

/**
 * `factor`: how much dearer than others one person or unit is. `places`: from how many to how many
 * a start has, of people or units.
 */
export type OptionKind = {
  per: ActivityUnit;
  holds: number | null;
  factor: number;
  places: readonly [number, number];
};
const eachPerson = { per: "person", holds: null } as const;
export const optionKinds: Readonly<Record<OptionKey, OptionKind>> = {
  standard: { ...eachPerson, factor: 1, places: [8, 24] },
  small: { ...eachPerson, factor: 1.35, places: [3, 8] },
  guided: { ...eachPerson, factor: 1.4, places: [6, 16] },
  entry: { ...eachPerson, factor: 1, places: [12, 24] },
  private: { per: "group", holds: 6, factor: 4.5, places: [3, 4] },
  boat: { per: "boat", holds: 8, factor: 6, places: [3, 4] },
  vehicle: { per: "vehicle", holds: 4, factor: 3.4, places: [3, 6] },
};

/** What those of a scene don't have. */
export const ownOptions: Partial<Record<ActivityKey, readonly [OptionKey, ...OptionKey[]]>> = {
  "museum-history": ["guided"],
};

type AgeBand = { band: PartyBand; ages: readonly [number, number] | null; needsAdult?: true };
const infants: AgeBand = { band: "infant", ages: [0, 2], needsAdult: true };
const ageSets = {
  family: [
    { band: "adult", ages: [18, 64] },
    { band: "senior", ages: [65, 120] },
    { band: "youth", ages: [12, 17] },
    { band: "child", ages: [3, 11], needsAdult: true },
    infants,
  ],
  children: [
    { band: "adult", ages: [13, 120] },
    { band: "child", ages: [3, 12], needsAdult: true },
    infants,
  ],
  sport: [
    { band: "adult", ages: [16, 70] },
    { band: "youth", ages: [10, 15], needsAdult: true },
  ],
  adults: [{ band: "adult", ages: [18, 120] }],
  anybody: [{ band: "traveller", ages: null }],
} as const satisfies Record<string, readonly AgeBand[]>;

/** What all of a scene have in common; the first option costs what the kind says. */
export type SceneTraits = {
  category: ActivityCategory;
  options: readonly [OptionKey, ...OptionKey[]];
  bands: readonly AgeBand[];
  /** One of them is what a product has to know. */
  asks: readonly [NeedSet, ...NeedSet[]];
  meeting: Text<"places">;
  includes: readonly Text<"inclusions">[];
  excludes: readonly Text<"inclusions">[];
  notes: readonly Text<"notes">[];
  /** A guide speaks. */
  isGuided: boolean;
};
const guide = { isGuided: true, meeting: "square", excludes: ["tips"] } as const;
const water = { isGuided: true, meeting: "pier", excludes: ["tips", "drinks"] } as const;
export const sceneTraits: Readonly<Record<ActivityScene, SceneTraits>> = {
  "walking-tour": {
    ...{ ...guide, category: "walkingTour", options: ["standard", "small", "private"] },
    ...{ bands: ageSets.family, asks: ["none"], includes: ["guide"], notes: ["shoes"] },
  },
  "boat-trip": {
    ...{ ...water, category: "boatTrip", options: ["standard", "boat"], isGuided: false },
    ...{ bands: ageSets.children, asks: ["none"], includes: [], notes: ["weather"] },
  },
  museum: {
    ...{ category: "museum", options: ["entry", "guided"], isGuided: false, meeting: "entrance" },
    ...{ bands: ageSets.family, asks: ["none"], includes: ["tickets"], excludes: [], notes: [] },
  },
  food: {
    ...{ ...guide, category: "food", options: ["standard", "small"], bands: ageSets.adults },
    ...{ asks: ["none"], includes: ["guide", "tastings"], notes: ["allergies"] },
  },
  hiking: {
    ...{ ...guide, category: "hiking", options: ["standard", "private"], bands: ageSets.sport },
    ...{ asks: ["none", "ages"], includes: ["guide"], notes: ["shoes", "weather"] },
  },
  diving: {
    ...{ ...water, category: "diving", options: ["standard", "small"], bands: ageSets.sport },
    ...{ asks: ["divers", "ages"], includes: ["guide", "equipment"], notes: ["swim", "weather"] },
  },
  cycling: {
    ...{ ...guide, category: "cycling", options: ["standard", "private"], meeting: "shop" },
    ...{ bands: ageSets.sport, asks: ["none"], includes: ["guide", "equipment"], notes: [] },
  },
  show: {
    ...{ category: "show", options: ["standard"], isGuided: false, meeting: "entrance" },
    ...{ bands: ageSets.anybody, asks: ["none"], includes: ["tickets"], notes: [] },
    excludes: ["drinks"],
  },
  cooking: {
    ...{ ...guide, category: "cooking", options: ["standard", "small"], meeting: "shop" },
    ...{ bands: ageSets.children, asks: ["none"], includes: ["meal"], notes: ["allergies"] },
  },
  "day-trip": {
    ...{ ...guide, category: "dayTrip", options: ["standard", "vehicle"], meeting: "station" },
    ...{ bands: ageSets.family, asks: ["none", "arrival", "identity", "passports"] },
    ...{ includes: ["guide", "transport"], notes: ["shoes"] },
  },
};
