/**
 * A phone number as it is dialled from abroad (E.164), without what people put between digits; null
 * where its country is missing, or it has too few digits or too many.
 */
export function toDialled(phone: string): string | null {
  const digits = phone.replaceAll(/[\s().\-/]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
