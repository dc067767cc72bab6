/**
 * Units that have words in every language, and can be compared within a dimension. Any other, such
 * as "EU" of shoes, is a supplier's own. Free of zod: the browser imports it.
 */
export const knownUnits = {
  kg: { name: "kilogram", of: "mass", size: 1 },
  lb: { name: "pound", of: "mass", size: 0.45359237 },
  cm: { name: "centimeter", of: "length", size: 1 },
  m: { name: "meter", of: "length", size: 100 },
  in: { name: "inch", of: "length", size: 2.54 },
  ft: { name: "foot", of: "length", size: 30.48 },
} as const;
type KnownUnit = keyof typeof knownUnits;

export const isKnownUnit = (unit: string): unit is KnownUnit => Object.hasOwn(knownUnits, unit);

/**
 * The number of a measure, null for anything else. Feet are whole, with inches after an apostrophe
 * (5'11): who writes 5.11 nearly always means those.
 */
export function readMeasure(value: string, unit: string): number | null {
  if (unit !== "ft") return /^\d{1,6}(?:\.\d{1,2})?$/.test(value) ? Number(value) : null;
  const [, feet, inches = "0"] = /^(\d{1,3})(?:'(\d|1[01]))?$/.exec(value) ?? [];
  return feet === undefined ? null : Number(feet) + Number(inches) / 12;
}

/** A number of one unit in another; null where they don't compare. */
export function toUnit(number: number, { from, to }: { from: string; to: string }): number | null {
  if (from === to) return number;
  if (!isKnownUnit(from) || !isKnownUnit(to) || knownUnits[from].of !== knownUnits[to].of)
    return null;
  return (number * knownUnits[from].size) / knownUnits[to].size;
}
