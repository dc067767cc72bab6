import type { CurrencyEntry } from "@/lib/api/contract/countries";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import countries from "./data/countries.json";
import { toFlagEmoji, toFlagImage, toFlagUnicode } from "./flag";

/**
 * Home country of a shared currency: its issuer, or the largest member of its union. Euro shows the
 * Union's flag.
 */
const homes: Record<string, string> = {
  AUD: "AU",
  CHF: "CH",
  CZK: "CZ",
  DKK: "DK",
  EUR: "DE",
  GBP: "GB",
  ILS: "IL",
  MAD: "MA",
  NOK: "NO",
  NZD: "NZ",
  USD: "US",
  XAF: "CM",
  XCD: "LC",
  XOF: "SN",
  XPF: "PF",
  ZAR: "ZA",
};

const homeOf = new Map<string, string>();
for (const { code, currency } of countries)
  if (!homeOf.has(currency)) homeOf.set(currency, homes[currency] ?? code);

/** ISO 4217 codes of all currencies in use. */
export const listCurrencyCodes = (): string[] => [...homeOf.keys()].sort();

function toSymbol(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

const entriesOf = new Map<LanguageCode, CurrencyEntry[]>();

/**
 * Every currency in use with its home country, sorted by name in the requested language. Cached:
 * each page needs it.
 */
export function listCurrencyEntries(language: LanguageCode): CurrencyEntry[] {
  const entries = entriesOf.get(language) ?? toEntries(toLanguageTag(language));
  entriesOf.set(language, entries);
  return entries;
}

function toEntries(locale: string): CurrencyEntry[] {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const { compare } = new Intl.Collator(locale);
  return [...homeOf]
    .map(([currency, code]) => {
      const flag = currency === "EUR" ? "EU" : code;
      return {
        name: names.of(currency) ?? currency,
        code,
        currency,
        emoji: toFlagEmoji(flag),
        unicode: toFlagUnicode(flag),
        symbol: toSymbol(currency, locale),
        image: toFlagImage(flag),
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}
