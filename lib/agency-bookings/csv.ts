import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import type { Money } from "@/lib/money/money";

/** A cell: text of somebody's, or a number of ours, written as it is. */
export type CsvCell = string | { number: string };

/** Spreadsheets calculate cells that begin like this (OWASP ASVS 5, 1.2.10). */
const isFormula = /^[=+\-@\t\r\0]/;

function toCell(cell: CsvCell): string {
  if (typeof cell !== "string") return cell.number;
  const text = isFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** UTF-8's mark: without it spreadsheets take the file for one of an older encoding. */
export const csvStart = "\ufeff";

/** A line of a file of RFC 4180. */
export const toCsvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(toCell).join(",")}\r\n`;

/** An amount without its currency, such as -12.50, exact to the minor unit. */
export function csvAmount({ amount, currency }: Money): CsvCell {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : "";
  return { number: `${amount < 0 ? "-" : ""}${whole}${fraction}` };
}
