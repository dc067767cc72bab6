const decimal = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** A number as people type it, with a point or a comma; null for anything else and above `max`. */
export function readDecimal(text: string, { max }: { max: number }): number | null {
  const number = decimal.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return number <= max ? number : null;
}
