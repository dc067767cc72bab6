import type { ActivityParty, ActivityProduct } from "@/lib/api/contract/activities";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { listQuarters } from "@/backend/reference-data/landmarks";
import type { FoundActivity } from "../../../ports/activity-supplier";
import { toPhone, toStreet } from "../hotels/to-address";
import { sceneTraits, type SceneTraits } from "./activity-kinds";
import { toActivityText } from "./activity-texts";
import { toTitle, type ActivityOption, type SandboxActivity } from "./list-products";

const pickUpTexts = ["square", "station", "center"] as const;
type PlaceText = (typeof pickUpTexts)[number] | SceneTraits["meeting"];
/** Quarters in which people are fetched. */
const mostPickUps = 5;
const minutesBefore = 15;

export const toOption = (
  { key, per, holds }: ActivityOption,
  { minutes }: Pick<SandboxActivity, "minutes">,
  language: LanguageCode,
) => ({
  ...{ id: key, title: toActivityText("options", key, { language }), minutes },
  pricing: { per, holds },
});

/** Who may take part, and how many. */
export function toPartyRules({
  scene,
  options,
  fewest,
}: Pick<SandboxActivity, "scene" | "options" | "fewest">): Pick<
  ActivityProduct,
  "bands" | "people"
> {
  const most = Math.max(...options.map(({ holds, places }) => (holds ?? 1) * places));
  const maximum = Math.min(activityLimits.people, Math.max(fewest, most));
  return {
    bands: sceneTraits[scene].bands.map(({ band, ages, needsAdult = false }) => ({
      ...{ band, minimum: 0, maximum, needsAdult },
      ages: ages && { from: ages[0], to: ages[1] },
    })),
    people: { minimum: fewest, maximum },
  };
}

/** As few as it takes: grown-ups, where it tells people by age. */
export function toSmallestParty({ scene, fewest }: SandboxActivity): ActivityParty {
  const isByAge = sceneTraits[scene].bands.some(({ band }) => band === "adult");
  return isByAge ? { adult: fewest } : { traveller: fewest };
}

function toMeeting(activity: SandboxActivity, language: LanguageCode): ActivityProduct["meeting"] {
  const { scene, city, meeting, isFree, latitude, longitude } = activity;
  const place = (key: PlaceText) => toActivityText("places", key, { language });
  const quarters = listQuarters(city.id).slice(0, mostPickUps);
  const pickUps =
    quarters.length > 0
      ? quarters.map(({ id, name, ...at }) => ({ id, name, at }))
      : pickUpTexts.map((key) => ({ id: key, name: place(key), at: city }));
  const address = `${toStreet(activity)}, ${city.name}`;
  return {
    kind: meeting,
    point:
      meeting === "pickUp"
        ? null
        : {
            ...{ id: "meeting", name: place(sceneTraits[scene].meeting), address },
            ...{ latitude, longitude },
          },
    pickUps:
      meeting === "meet"
        ? []
        : pickUps.map(({ id, name, at }) => ({
            ...{ id, name, address: null, latitude: at.latitude, longitude: at.longitude },
          })),
    isFree: meeting !== "meet" && isFree,
    minutesBefore: scene === "museum" ? 0 : minutesBefore,
  };
}

/** What lists and pages both say. */
export function toListed(activity: SandboxActivity, language: LanguageCode) {
  const { id, scene, city, rating, reviewCount, languages, latitude, longitude } = activity;
  const { category, isGuided } = sceneTraits[scene];
  const speaks = isGuided || activity.options.some(({ key }) => key === "guided");
  return {
    id,
    supplier: "sandbox",
    title: toTitle(activity, language),
    category,
    rating: { value: rating, count: reviewCount },
    languages: speaks ? [...languages] : [],
    place: {
      city: city.name,
      countryCode: city.countryCode,
      timeZone: city.timeZone,
      latitude,
      longitude,
    },
    isInstant: activity.manualWithinHours === null,
  } satisfies Partial<FoundActivity>;
}

/** Everything about an activity but when it is and what it costs. */
export function toProduct(activity: SandboxActivity, language: LanguageCode): ActivityProduct {
  const { scene, placeName, picture, hasParkFee, refunds } = activity;
  const { includes, excludes, notes, asks } = { ...sceneTraits[scene], asks: activity.asks };
  const text = { language, place: placeName };
  const sample = toActivityText("notes", "sample", text);
  return {
    ...toListed(activity, language),
    pictures: [picture],
    description: `${toActivityText("descriptions", scene, text)} ${sample}`,
    highlights: [],
    inclusions: includes.map((key) => toActivityText("inclusions", key, text)),
    exclusions: excludes.map((key) => toActivityText("inclusions", key, text)),
    notes: [
      ...notes.map((key) => toActivityText("notes", key, text)),
      ...(hasParkFee ? [toActivityText("notes", "parkFee", text)] : []),
      sample,
    ],
    meeting: toMeeting(activity, language),
    ...toPartyRules(activity),
    options: activity.options.map((option) => toOption(option, activity, language)),
    names: asks === "none" || asks === "arrival" ? "lead" : "all",
    tickets: scene === "museum" || scene === "show" ? "each" : "one",
    refunds: [...refunds],
    phone: toPhone(activity),
  };
}
