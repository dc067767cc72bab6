import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { env, toSiteOrigin } from "@/lib/env";

/**
 * An address of an agency's site for a mail, in a language where the agency offers it. Made from
 * the agency's stored domain, never from a request's Host: a client must not choose where the
 * link of a mail leads.
 * @param path root-relative, without a language
 */
export function toSiteUrl(
  agency: Pick<AgencyWire, "subdomain" | "domains" | "languages" | "defaultLanguage">,
  path: `/${string}`,
  { language }: { language: LanguageCode },
): string {
  const isPrefixed = language !== agency.defaultLanguage && agency.languages.includes(language);
  return `${toSiteOrigin(env(), agency)}${isPrefixed ? `/${language}` : ""}${path}`;
}
