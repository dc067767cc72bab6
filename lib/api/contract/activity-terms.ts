/**
 * The closed lists of activities; their words are in `messages`. Free of zod: the browser imports
 * it.
 */

/** Who takes part, by age; travellers where a product doesn't tell people by it. */
export const partyBands = ["adult", "senior", "youth", "child", "infant", "traveller"] as const;
export type PartyBand = (typeof partyBands)[number];

export const activityCategories = [
  "walkingTour",
  "boatTrip",
  "museum",
  "food",
  "hiking",
  "diving",
  "cycling",
  "show",
  "cooking",
  "dayTrip",
  "other",
] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** Less than three hours · less than six · less than a day · longer. */
export const activityDurations = ["short", "halfDay", "fullDay", "days"] as const;

/** When it starts, by the product's clock: from 04:00 · from 12:00 · from 17:00. */
export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];

/** best: by how well it suits, price aside · duration: the shortest first. */
export const activitySorts = ["best", "price", "rating", "duration"] as const;

/** What a price is of: everybody in the party, or each group, boat or vehicle that it fills. */
export const activityUnits = ["person", "group", "boat", "vehicle"] as const;
export type ActivityUnit = (typeof activityUnits)[number];

/**
 * Of a day, for a party. few: five places or units or fewer, at all its starts together · soldOut:
 * it takes place, with no place for this party · pastCutOff: it takes place, and can't be booked
 * any more.
 */
export const activityDayStates = ["open", "few", "soldOut", "notOperating", "pastCutOff"] as const;
export type ActivityDayState = (typeof activityDayStates)[number];

/** soldOut: fewer are left than the party needs · partyMismatch: no party like this is taken. */
export const activityStartStates = ["open", "soldOut", "pastCutOff", "partyMismatch"] as const;
export type ActivityStartState = (typeof activityStartStates)[number];

/** Why a party can't take part: of one band, or of all together. */
export const partyRefusals = ["bandNotSold", "tooFew", "tooMany", "adultRequired"] as const;

/** Where it begins for those who take part: at its own place, where they are fetched, or either. */
export const meetingKinds = ["meet", "pickUp", "either"] as const;

/** Whose names the supplier has to know. */
export const namedPeople = ["lead", "all"] as const;

/** Whether each has a ticket, or all of them have one. */
export const activityTickets = ["each", "one"] as const;

/** `people` of one booking; `days` of one search, both ends included; how far ahead, in days. */
export const activityLimits = { people: 20, days: 31, ahead: 365 } as const;
