import "server-only";
import { getAboutEndpoint, getFaqEndpoint, type Agency } from "@/lib/api/contract/agencies";
import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { apiFor } from "@/lib/api/server";
import { activeServices } from "@/lib/deals/active-services";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { isEmpty } from "@/lib/rich-text/is-empty";

const policies = ["privacyPolicy", "cookiesPolicy", "disclaimer", "userTerms"] as const;

async function orNone(what: string, found: Promise<string[]>): Promise<string[]> {
  try {
    return await found;
  } catch (error) {
    logProblem(`site map: ${what}`, error);
    return [];
  }
}

/** The pages of an agency's site that search engines may list, without a language; what can't be asked for is left out. */
export async function listSitePaths(agency: Agency): Promise<string[]> {
  const api = apiFor(agency.subdomain, { language: agency.defaultLanguage });
  const sellsCruises = activeServices(agency).some(({ id }) => id === "cruises");
  const optional = await Promise.all([
    orNone(
      "about",
      api.call(getAboutEndpoint).then(({ data: [about] }) => (about?.isEnabled ? [paths.about()] : [])),
    ),
    orNone(
      "faqs",
      api.call(getFaqEndpoint).then(({ data: [faq] }) => (faq?.isEnabled ? [paths.faqs()] : [])),
    ),
    sellsCruises
      ? orNone(
          "ship lines",
          api.call(listShipLinesEndpoint).then(({ data }) => data.map(({ code }) => paths.cancellationPolicy(code))),
        )
      : [],
  ]);
  return [paths.home({}), ...policies.filter((kind) => !isEmpty(agency[kind])).map((kind) => paths[kind]()), paths.cancellationPolicy(), ...optional.flat()];
}
