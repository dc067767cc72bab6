const decimal = /^\d{1,13}(?:[.,]\d{1,3})?$/;

/** Reads a number with a decimal point or comma; null if malformed or above `max`. */
export function readDecimal(text: string, { max }: { max: number }): number | null {
  const number = decimal.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return number <= max ? number : null;
}
