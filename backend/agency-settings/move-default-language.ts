import type { LanguageCode } from "@/lib/api/contract/languages";
import type { AgencyInput } from "../agencies/agency-input";
import type { AgencyRecord } from "../agencies/agency-record";

const names = ["privacyPolicy", "cookiesPolicy", "disclaimer", "userTerms"] as const;

/**
 * The policies of an agency whose default language becomes another: their own fields are in that
 * one, and all others are translations. What there is in the old language becomes a translation. A
 * policy that isn't translated stays in its own field, too, until it is.
 */
export function moveDefaultLanguage(
  record: Pick<AgencyRecord, (typeof names)[number] | "policies" | "defaultLanguage">,
  language: LanguageCode,
): Pick<AgencyInput, (typeof names)[number] | "policies"> {
  const { defaultLanguage, policies } = record;
  const translated = policies[language] ?? {};
  const moved = names.filter((name) => translated[name]);
  const rest = Object.fromEntries(
    Object.entries(translated).filter(([name]) => !moved.some((each) => each === name)),
  );
  const own = Object.fromEntries(
    names.flatMap((name) => (record[name] ? [[name, record[name]]] : [])),
  );
  return {
    ...Object.fromEntries(moved.map((name) => [name, translated[name]])),
    policies: {
      ...policies,
      [language]: rest,
      [defaultLanguage]: { ...policies[defaultLanguage], ...own },
    },
  };
}
