import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import type { Money } from "@/lib/money/money";

/** A cell: untrusted text, or a number of ours with a point before its decimals. */
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
 * What separates columns. Spreadsheets that are set to a country with decimals behind a comma
 * separate by semicolons, so that each goes with its decimal sign.
 */
export const csvForms = ["comma", "semicolon"] as const;
export type CsvForm = (typeof csvForms)[number];

/** The cookie that keeps the form that a user has chosen; without it, it is their locale's. */
export const csvFormCookie = "csvForm";

/** @param chosen the cookie's value; anything but a form is no choice */
export const resolveCsvForm = (locale: string, chosen: string | undefined): CsvForm =>
  csvForms.find((form) => form === chosen) ??
  (new Intl.NumberFormat(locale)
    .formatToParts(0.5)
    .some(({ type, value }) => type === "decimal" && value === ",")
    ? "semicolon"
    : "comma");

/** Writes lines of a file (RFC 4180): decimals are behind a comma where a semicolon separates. */
export function createCsv(form: CsvForm): (cells: readonly CsvCell[]) => string {
  const hasCommas = form === "semicolon";
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
