/**
 * The field's closed lists of guest reviews; their words are in `messages`. Free of zod: the
 * browser imports it.
 */
export const reviewThemes = [
  "cleanliness",
  "staff",
  "location",
  "comfort",
  "facilities",
  "value",
  "breakfast",
] as const;
export type ReviewTheme = (typeof reviewThemes)[number];

/** Who travelled. */
export const travellerTypes = ["family", "couple", "solo", "friends", "business"] as const;
export type TravellerType = (typeof travellerTypes)[number];

/** `relevant`: those in the reader's language first, the newest of them first. */
export const reviewSorts = ["relevant", "newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Lower ends of the bands that scores are counted in, of 10. */
export const scoreBands = [9, 7, 5, 3, 1] as const;

export const reviewsPerPage = 10;
