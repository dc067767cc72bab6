import "server-only";
import { cache } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import { getPoliciesEndpoint } from "@/lib/api/contract/policies";
import { isEmpty } from "@/lib/rich-text/is-empty";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { apiForRequest } from "@/lib/session/api-for-request";

export type PolicyKind = "privacyPolicy" | "cookiesPolicy" | "disclaimer" | "userTerms";
export type AgencyTerms = { html: string; validFrom: string; /** Of the version that is valid by now, where that is another one. */ currentId: string | null };

const getPolicies = cache(async (tenant: string) => (await (await apiForRequest(tenant)).call(getPoliciesEndpoint)).data);

function toHtml(content: string): string | null {
  const html = sanitizeHtml(content);
  return isEmpty(html) ? null : html;
}

/**
 * A policy in the page's language, as HTML that may stand in a page; null where the agency's own is empty (spec §5).
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getPolicy(agency: Agency, { kind }: { kind: PolicyKind }): Promise<string | null> {
  return isEmpty(agency[kind]) ? null : toHtml((await getPolicies(agency.subdomain))[kind]);
}

/**
 * One version of the terms for agents; null for an unknown id. `validFrom` and `today` are calendar dates.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getAgencyTerms(agency: Agency, { id, today }: { id: string; today: string }): Promise<AgencyTerms | null> {
  const versions = (await getPolicies(agency.subdomain)).agencyTerms;
  const asked = versions.find((terms) => terms.id === id);
  const html = asked && toHtml(asked.content);
  if (!html) return null;
  const [current] = versions.filter(({ validFrom }) => validFrom <= today).sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return { html, validFrom: asked.validFrom, currentId: current && current.id !== id ? current.id : null };
}
