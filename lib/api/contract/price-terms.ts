/**
 * The closed lists of prices; their words are in `messages`. Free of zod: the browser imports it.
 */

/** What a traveller may have to pay besides the rate; `other` is known by its name alone. */
export const chargeCodes = [
  "tax",
  "cityTax",
  "resortFee",
  "cleaning",
  "breakfast",
  "parking",
  "deposit",
  "petFee",
  "earlyCheckIn",
  "rental",
  "youngDriver",
  "seniorDriver",
  "oneWay",
  "outOfHours",
  "excess",
  "extraKm",
  "childSeat",
  "boosterSeat",
  "additionalDriver",
  "navigation",
  "snowChains",
  "other",
] as const;
export type ChargeCode = (typeof chargeCodes)[number];

/** A retail price that is higher by less than this is no discount (decision 038). */
export const leastDiscountPercentage = 5;

/** What a total is divided by to compare prices. */
export const priceUnits = ["night", "day", "person", "cabin"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/**
 * What an instalment is of: full, all that the agency takes, at once · deposit, the part of it that
 * is due now where more follows · balance, what is due later · onSite, what the supplier takes
 * there.
 */
export const instalmentKinds = ["full", "deposit", "balance", "onSite"] as const;

/** Who takes an instalment. */
export const payees = ["agency", "supplier"] as const;
