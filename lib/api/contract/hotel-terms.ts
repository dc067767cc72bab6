/**
 * The field's closed lists of hotels; their words are in `messages`. Free of zod: the browser
 * imports it.
 */
export const boardBases = [
  "room_only",
  "breakfast",
  "half_board",
  "full_board",
  "all_inclusive",
] as const;
export type BoardBasis = (typeof boardBases)[number];

export const hotelAmenities = [
  "wifi",
  "pool",
  "spa",
  "gym",
  "parking",
  "airConditioning",
  "restaurant",
  "bar",
  "petsAllowed",
  "familyRooms",
  "airportShuttle",
  "beachfront",
  "evCharging",
  "kitchen",
  "laundry",
] as const;
export type HotelAmenity = (typeof hotelAmenities)[number];

/** Structured, so that a guest who depends on one can request it: yes, no or on request. */
export const accessibilityFeatures = [
  "stepFreeEntrance",
  "lift",
  "wheelchairRooms",
  "rollInShower",
  "grabRails",
  "wideDoors",
  "hearingLoop",
  "visualAlarm",
  "brailleSigns",
  "serviceAnimals",
] as const;
export type AccessibilityFeature = (typeof accessibilityFeatures)[number];

export const hotelSorts = ["best", "price", "distance", "score", "landmark"] as const;
export type HotelSort = (typeof hotelSorts)[number];

export const bedKinds = ["single", "twin", "double", "queen", "king", "sofa", "bunk"] as const;
export type BedKind = (typeof bedKinds)[number];

/** km around a place that a search covers. */
export const searchRadius = { usual: 30, largest: 100 } as const;

/** The largest party one search asks for, in the field's usual bounds. */
export const partyLimits = {
  rooms: 8,
  adultsPerRoom: 8,
  childrenPerRoom: 6,
  oldestChild: 17,
} as const;
