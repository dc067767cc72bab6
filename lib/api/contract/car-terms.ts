/**
 * The closed lists of rental cars; their words are in `messages`. Free of zod: the browser imports
 * it.
 */

/** What travellers choose a car by: size, or body where that matters more. */
export const carClasses = [
  "mini",
  "economy",
  "compact",
  "intermediate",
  "standard",
  "fullSize",
  "premium",
  "luxury",
  "wagon",
  "suv",
  "van",
  "convertible",
] as const;
export type CarClass = (typeof carClasses)[number];

export const gearboxes = ["manual", "automatic"] as const;
export type Gearbox = (typeof gearboxes)[number];

/** As far as ACRISS tells: `unspecified` is petrol or diesel, or something rare such as gas. */
export const carFuels = [
  "unspecified",
  "petrol",
  "diesel",
  "hybrid",
  "plugIn",
  "electric",
] as const;
export type CarFuel = (typeof carFuels)[number];

/** How to get to the car: a desk in the terminal, a bus, staff with a sign, or in town. */
export const depotKinds = ["counter", "shuttle", "meetAndGreet", "city"] as const;
export type DepotKind = (typeof depotKinds)[number];

/** full: brought back as it was · prepaid: the tank is bought with the car. */
export const fuelPolicies = ["fullToFull", "prepaid"] as const;
export type FuelPolicy = (typeof fuelPolicies)[number];

/** now: everything · part: some of it, the rest at the desk · atDesk: everything there. */
export const carPayments = ["now", "part", "atDesk"] as const;
export type CarPayment = (typeof carPayments)[number];

/** How well the driver is covered: `complete` leaves no excess. */
export const carCovers = ["basic", "complete"] as const;
export type CarCover = (typeof carCovers)[number];

/** What is in the price besides the car. */
export const carInclusions = [
  "thirdParty",
  "collisionDamage",
  "theft",
  "glassAndTyres",
  "roadside",
  "airportFee",
  "localTaxes",
  "additionalDriver",
] as const;
export type CarInclusion = (typeof carInclusions)[number];

/** What can be added to a car, and is paid for at the desk. Each is a charge code, too. */
export const carExtras = [
  "childSeat",
  "boosterSeat",
  "additionalDriver",
  "navigation",
  "snowChains",
] as const;
export type CarExtra = (typeof carExtras)[number];

/** Why a company doesn't rent for a search. */
export const carRefusals = [
  "driverTooYoung",
  "driverTooOld",
  "closed",
  "otherCountry",
  "tooFarApart",
] as const;
export type CarRefusal = (typeof carRefusals)[number];

export const carSorts = ["best", "price", "atDesk", "score"] as const;
export type CarSort = (typeof carSorts)[number];

/** Years of age; `longest` in days, `shortest` in hours. */
export const rentalLimits = { youngest: 18, oldest: 99, shortest: 1, longest: 60 } as const;
