import { nullIsland, requestWords, toMagicWords } from "../null-island";
import { toPicture } from "../pictures";
import type { PlaceProfile } from "../place-profile";
import { always, drawTraits, idStart, type SandboxActivity } from "./list-products";

/** What an activity of Null Island does that others don't (docs/sandbox.md). */
export const activityWords = toMagicWords(
  "last-place",
  ...(["hold-expires", "supplier-cancels"] as const),
  ...requestWords,
  ...(["no-hold", "partial", "told-later"] as const),
);
export type ActivityWord = (typeof activityWords)[number];

/** Those whose guide has to agree first. */
const requested: readonly ActivityWord[] = requestWords;
/** Those whose guide fetches people from where they say. */
const fetching: readonly ActivityWord[] = ["plain", "told-later"];
/** Places of each start, of each word but one. */
const places = 12;
const kind = { key: "walking-highlights", scene: "walking-tour" } as const;
const profile: PlaceProfile = {
  ...{ scenes: ["beach", "harbour"], priceLevel: 1, taxPercentage: 10, nameStyle: "en" },
};

export const listMagicActivities = (): SandboxActivity[] =>
  activityWords.map((word, number) => {
    const id = `${idStart}null-island-${word}`;
    const { latitude, longitude, name } = nullIsland;
    const island = { city: nullIsland, profile };
    return {
      ...{ id, ...kind, ...island, placeName: name, latitude, longitude },
      picture: toPicture("activities", kind.scene, number),
      ...{ minutes: 120, dollars: 30, isOutdoors: false },
      ...{ rating: 4.5, reviewCount: 120 },
      ...drawTraits(id, kind, { ...island, isFree: true }),
      options: [
        {
          ...{ key: "standard", per: "person", holds: null, price: 1 },
          places: word === "last-place" ? 1 : places,
        },
        { key: "private", per: "group", holds: 6, price: 4.5, places: 3 },
      ],
      weekdays: Array.from({ length: 7 }, () => true),
      cutOff: { kind: "start", minutes: 60 },
      manualWithinHours: requested.includes(word) ? always : null,
      refunds: [{ until: { hoursBefore: 24 }, refundPercentage: 100 }],
      languages: ["en"],
      ...(fetching.includes(word) ? { meeting: "either", isFree: true } : { meeting: "meet" }),
      word,
    };
  });
