import "server-only";
import { getAboutEndpoint, getFaqEndpoint, type Agency } from "@/lib/api/contract/agencies";
import { listCancellationPoliciesEndpoint } from "@/lib/api/contract/cancellation-policies";
import { getPoliciesEndpoint } from "@/lib/api/contract/policies";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { isEmpty } from "@/lib/rich-text/is-empty";
import { toFaqQuestions } from "@/lib/rich-text/to-faq-questions";
import type { SitePage } from "@/lib/seo/sitemap-xml";
import { apiForSiteMap } from "./api-for-site-map";
import { readOrInstead } from "./read-or-instead";

const policies = ["privacyPolicy", "cookiesPolicy", "disclaimer", "userTerms"] as const;

const readOrNone = (what: string, read: () => Promise<SitePage[]>): Promise<SitePage[]> =>
  readOrInstead(`site map: ${what}`, read, []);

/**
 * The pages of an agency's site that search engines may list, besides its stories; what can't be
 * loaded is left out.
 */
export async function listSitePages(agency: Agency): Promise<SitePage[]> {
  const api = await apiForSiteMap(agency);
  const lastModified = agency.updatedAt;
  const sellsCruises = activeServices(agency).some(({ id }) => id === "cruises");
  const listPolicies = async (): Promise<SitePage[]> => {
    const { languages } = (await api.call(getPoliciesEndpoint)).data;
    return policies
      .filter((kind) => !isEmpty(agency[kind]))
      .map((kind) => ({
        path: paths[kind](),
        lastModified,
        text: { languages: languages?.[kind] },
      }));
  };
  const listAbout = async (): Promise<SitePage[]> => {
    const [about] = (await api.call(getAboutEndpoint)).data;
    return about?.isEnabled
      ? [{ path: paths.about(), lastModified, text: { languages: about.languages } }]
      : [];
  };
  const listFaq = async (): Promise<SitePage[]> => {
    const [faq] = (await api.call(getFaqEndpoint)).data;
    const isListed = faq?.isEnabled && toFaqQuestions(faq.questions, (html) => html).length > 0;
    return isListed
      ? [{ path: paths.faqs(), lastModified, text: { languages: faq.languages } }]
      : [];
  };
  const listLines = async (): Promise<SitePage[]> =>
    (await api.call(listCancellationPoliciesEndpoint)).data.map(({ code, asOf }) => ({
      path: paths.cancellationPolicy(code),
      lastModified: asOf,
    }));
  const optional = await Promise.all([
    readOrNone("about", listAbout),
    readOrNone("faqs", listFaq),
    readOrNone("policies", listPolicies),
    sellsCruises ? readOrNone("cruise lines", listLines) : [],
  ]);
  const landings = activeServices(agency).map(({ id }): SitePage => ({
    path: paths.book(id),
    lastModified,
  }));
  return [
    { path: paths.home({}), lastModified },
    { path: paths.cancellationPolicy() },
    ...landings,
    ...optional.flat(),
  ];
}
