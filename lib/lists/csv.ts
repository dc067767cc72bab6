import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import type { Money } from "@/lib/money/money";

/** A cell: text of somebody's, or a number of ours with a point before its decimals. */
export type CsvCell = string | { number: string };

/**
 * Spreadsheets calculate cells that begin like this (OWASP ASVS 5, 1.2.10). By another separator
 * than the file's, a cell may begin in the middle of a text.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r\0])/g;

const toText = (cell: string) => {
  const text = cell.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** UTF-8's mark: without it spreadsheets take the file for one of an older encoding. */
export const csvStart = "\ufeff";

/**
 * Writes lines of a file (RFC 4180) as spreadsheets read it that are set to a locale: where it has
 * decimals behind a comma, columns are separated by semicolons.
 */
export function createCsv(locale: string): (cells: readonly CsvCell[]) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const hasCommas = parts.some(({ type, value }) => type === "decimal" && value === ",");
  const toNumber = (number: string) => (hasCommas ? number.replace(".", ",") : number);
  return (cells) =>
    `${cells
      .map((cell) => (typeof cell === "string" ? toText(cell) : toNumber(cell.number)))
      .join(hasCommas ? ";" : ",")}\r\n`;
}

/** An amount without its currency, such as -12.50 in English, exact to the minor unit. */
export function csvAmount({ amount, currency }: Money): CsvCell {
  const digits = minorUnitDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = digits > 0 ? `.${text.slice(-digits)}` : "";
  return { number: `${amount < 0 ? "-" : ""}${whole}${fraction}` };
}
