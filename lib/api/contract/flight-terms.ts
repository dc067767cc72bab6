/**
 * The closed lists of flights; their words are in `messages`. Free of zod: the browser imports it.
 */

export const cabins = ["economy", "premiumEconomy", "business", "first"] as const;
export type Cabin = (typeof cabins)[number];

/** By age on the date of the last leg: infants are under 2 and have no seat, children under 12. */
export const passengerKinds = ["adult", "child", "infant"] as const;
export type PassengerKind = (typeof passengerKinds)[number];
/** The age from which each pays its fare; younger ones are infants. */
export const fareAges = { child: 2, adult: 12 } as const;

/** best: by price, duration and stops together; without price rights by the latter two. */
export const flightSorts = ["best", "price", "duration", "departure"] as const;
export type FlightSort = (typeof flightSorts)[number];

/** What a return is listed as: whole itineraries, or each outbound once with its cheapest one. */
export const flightLists = ["pairs", "outbounds"] as const;
export type FlightList = (typeof flightLists)[number];

/** The id of an airport's or a city's suggestion; a city stands for all its airports. */
export const flightPlacePattern = /^(?:airport-[A-Z]{3}|city-\d{1,9})$/;

/** What changing a fare costs, or giving it back: nothing, a fee, or it isn't possible. */
export const fareTerms = ["free", "fee", "no"] as const;
export type FareTerm = (typeof fareTerms)[number];

/** How a seat is chosen: in the price, for a price, or given out at check-in. */
export const seatChoices = ["included", "paid", "atCheckIn"] as const;
export type SeatChoice = (typeof seatChoices)[number];

/** What is said of a seat beside its place. */
export const seatTraits = [
  "window",
  "aisle",
  "middle",
  "exitRow",
  "extraLegroom",
  "bulkhead",
] as const;
export type SeatTrait = (typeof seatTraits)[number];

/**
 * `seated`: passengers with a seat in one order · `legs` of one search · `youngest`: the age from
 * which a traveller may be responsible for others · `days`: how far ahead flights are sold.
 */
export const flightLimits = {
  seated: 9,
  legs: 6,
  youngest: 18,
  oldest: 120,
  days: 330,
  bags: 3,
} as const;
