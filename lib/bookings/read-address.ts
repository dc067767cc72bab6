import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";

const nameCountry = (code: string, language: LanguageCode): string =>
  new Intl.DisplayNames(toLanguageTag(language), { type: "region", fallback: "code" }).of(code) ??
  code;

/**
 * An address that was written in the language `from`, for readers of `to`: only the country at its
 * end has a code, and with it a name in every language.
 */
export function readAddress(
  { address, countryCode }: { address: string; countryCode: string },
  { from, to }: { from: LanguageCode; to: LanguageCode },
): string {
  const written = nameCountry(countryCode, from);
  return address.endsWith(written)
    ? `${address.slice(0, -written.length)}${nameCountry(countryCode, to)}`
    : address;
}
