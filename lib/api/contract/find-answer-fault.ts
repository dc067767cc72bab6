import { readMeasure, toUnit } from "./measures";
import type { Answer, Need } from "./needs";

/** What is wrong with an answer, for form and backend alike. */
export type AnswerFault = "unit" | "range" | "tooLong" | "letters" | "invalid";

/** Characters of a text that names no other limit. */
export const defaultLength = 200;

const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u.test(text);

/** Limits count in the first unit; what doesn't compare with it has none. */
function isWithin({ units, minimum = 0, maximum = Infinity }: Need, number: number, unit?: string) {
  const [to = ""] = units ?? [];
  const counted = unit === undefined ? number : toUnit(number, { from: unit, to });
  return counted === null || (counted >= minimum && counted <= maximum);
}

/**
 * Whether an answer is of the need's kind and within its limits. Of dates and of which countries
 * there are the callers know.
 */
export function findAnswerFault(
  need: Need,
  { value, unit }: Pick<Answer, "value" | "unit">,
): AnswerFault | null {
  const { kind, options, units = [], maximum = defaultLength, alphabet } = need;
  if (kind === "measure") {
    if (unit === undefined || !units.includes(unit)) return "unit";
    const number = readMeasure(value, unit);
    return number === null ? "invalid" : isWithin(need, number, unit) ? null : "range";
  }
  if (unit !== undefined) return "unit";
  if (kind === "number") {
    if (!/^\d{1,9}$/.test(value)) return "invalid";
    return isWithin(need, Number(value)) ? null : "range";
  }
  if (kind === "date") return null;
  if (kind === "time") return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : "invalid";
  if (kind === "country") return /^[A-Z]{2}$/.test(value) ? null : "invalid";
  if (kind === "choice") return options?.includes(value) ? null : "invalid";
  if (kind === "document" && !/^[A-Za-z0-9]{4,}$/.test(value)) return "invalid";
  if (/[<>\p{Cc}]/u.test(value)) return "invalid";
  if (value.length > maximum) return "tooLong";
  return alphabet === "latin" && !isLatin(value) ? "letters" : null;
}
