import type { CarClass, CarFuel, Gearbox } from "@/lib/api/contract/car-terms";

/** Sizes by the first letter; the second of each pair is the better kind of the same size. */
const sizes: Readonly<Record<string, CarClass>> = {
  M: "mini",
  N: "mini",
  E: "economy",
  H: "economy",
  C: "compact",
  D: "compact",
  I: "intermediate",
  J: "intermediate",
  S: "standard",
  R: "standard",
  F: "fullSize",
  G: "fullSize",
  P: "premium",
  U: "premium",
  L: "luxury",
  W: "luxury",
  O: "fullSize",
  X: "standard",
};

/**
 * Bodies by the second letter. Null: an ordinary car, known by its size. P, Q and K carry
 * goods or have beds: they stand with what they are built like.
 */
const bodies: Readonly<Record<string, CarClass | null>> = {
  B: null,
  C: null,
  D: null,
  L: null,
  S: null,
  E: null,
  X: null,
  Z: null,
  Y: null,
  W: "wagon",
  F: "suv",
  G: "suv",
  J: "suv",
  P: "suv",
  Q: "suv",
  V: "van",
  M: "van",
  R: "van",
  H: "van",
  K: "van",
  T: "convertible",
  N: "convertible",
};

type Drive = { gearbox: Gearbox; hasFourWheelDrive: boolean };

/** N and B: four-wheel drive · C and D: all-wheel drive · M and A: unknown. */
const drives: Readonly<Record<string, Drive>> = {
  M: { gearbox: "manual", hasFourWheelDrive: false },
  N: { gearbox: "manual", hasFourWheelDrive: true },
  C: { gearbox: "manual", hasFourWheelDrive: true },
  A: { gearbox: "automatic", hasFourWheelDrive: false },
  B: { gearbox: "automatic", hasFourWheelDrive: true },
  D: { gearbox: "automatic", hasFourWheelDrive: true },
};

type Power = { fuel: CarFuel; hasAirConditioning: boolean };
const power = (fuel: CarFuel, hasAirConditioning = true): Power => ({ fuel, hasAirConditioning });

/**
 * As of 2018: I is a plug-in hybrid and C an electric car that goes 400 km or more on a charge,
 * where older tables had the same cars without air conditioning. Gas (L, S), hydrogen (A, B), more
 * than one (M, F) and ethanol (U, X) have no word of ours.
 */
const powers: Readonly<Record<string, Power>> = {
  R: power("unspecified"),
  N: power("unspecified", false),
  D: power("diesel"),
  Q: power("diesel", false),
  H: power("hybrid"),
  I: power("plugIn"),
  E: power("electric"),
  C: power("electric"),
  L: power("unspecified"),
  S: power("unspecified", false),
  A: power("unspecified"),
  B: power("unspecified", false),
  M: power("unspecified"),
  F: power("unspecified", false),
  V: power("petrol"),
  Z: power("petrol", false),
  U: power("unspecified"),
  X: power("unspecified", false),
};

const find = <T>(table: Readonly<Record<string, T>>, letter: string): T | undefined =>
  Object.hasOwn(table, letter) ? table[letter] : undefined;

/**
 * What the four letters of ACRISS tell of a car: category, type, gearbox and drive, fuel and air
 * conditioning. Its class is its body where that matters more than its size. Null for letters that
 * the tables don't have.
 */
export function decodeAcriss(acriss: string): ({ class: CarClass } & Drive & Power) | null {
  const [category = "", type = "", drive = "", fuel = ""] = acriss;
  const size = find(sizes, category);
  const body = find(bodies, type);
  const driven = find(drives, drive);
  const powered = find(powers, fuel);
  if (acriss.length !== 4 || !size || body === undefined || !driven || !powered) return null;
  return { class: body ?? size, ...driven, ...powered };
}
