import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { getPoliciesEndpoint } from "@/lib/api/contract/policies";
import { isEmpty } from "@/lib/rich-text/is-empty";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import type { TextLanguages } from "@/lib/seo/indexed-languages";
import { sharedRead } from "./shared-read";

export type PolicyKind = "privacyPolicy" | "cookiesPolicy" | "disclaimer" | "userTerms";
export type Policy = { html: string; text: TextLanguages };
export type AgencyTerms = {
  html: string;
  language: LanguageCode | undefined;
  validFrom: string;
  /** Id of the version in force now, if it is another one. */ currentId: string | null;
};

const getPolicies = (tenant: string) =>
  sharedRead(tenant, {
    name: "policies",
    content: ["policies"],
    read: async (api) => (await api.call(getPoliciesEndpoint)).data,
  });

function toHtml(content: string): string | null {
  const html = sanitizeHtml(content);
  return isEmpty(html) ? null : html;
}

/**
 * A policy in the page's language, as sanitised HTML; null if the agency's is empty.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getPolicy(
  agency: Agency,
  { kind, locale }: { kind: PolicyKind; locale: LanguageCode },
): Promise<Policy | null> {
  if (isEmpty(agency[kind])) return null;
  const policies = await getPolicies(agency.subdomain);
  const html = toHtml(policies[kind]);
  const languages = policies.languages?.[kind];
  return html === null
    ? null
    : {
        html,
        text: { language: languages?.includes(locale) ? locale : languages?.[0], languages },
      };
}

/**
 * One version of the agent terms; null for an unknown id. `validFrom` and `today` are calendar
 * dates.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getAgencyTerms(
  agency: Agency,
  { id, today }: { id: string; today: string },
): Promise<AgencyTerms | null> {
  const versions = (await getPolicies(agency.subdomain)).agencyTerms;
  const version = versions.find((terms) => terms.id === id);
  const html = version && toHtml(version.content);
  if (!html) return null;
  const [current] = versions
    .filter(({ validFrom }) => validFrom <= today)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return {
    html,
    language: version.language,
    validFrom: version.validFrom,
    currentId: current && current.id !== id ? current.id : null,
  };
}
