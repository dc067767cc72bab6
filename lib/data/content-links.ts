import "server-only";
import { getAboutEndpoint, getFaqEndpoint, type Agency } from "@/lib/api/contract/agencies";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { apiForRequest } from "@/lib/session/api-for-request";

export type ContentLink = { id: "about" | "faq"; path: string; /** In the agency's words, if it has any. */ title: string | null };

/** The header's links to About and FAQ: the agency shows the link and the page is enabled (names.md). A page that can't be asked for is not linked. */
export async function listContentLinks(agency: Pick<Agency, "subdomain" | "about" | "faq">): Promise<ContentLink[]> {
  const api = await apiForRequest(agency.subdomain);
  const isEnabled = (answer: Promise<{ data: readonly { isEnabled: boolean }[] }>) =>
    answer.then(
      ({ data }) => data[0]?.isEnabled ?? false,
      (error: unknown) => {
        logProblem("content links", error);
        return false;
      },
    );
  const [hasAbout, hasFaq] = await Promise.all([
    agency.about.isEnabled && isEnabled(api.call(getAboutEndpoint)),
    agency.faq.isEnabled && isEnabled(api.call(getFaqEndpoint)),
  ]);
  return [
    ...(hasAbout ? [{ id: "about" as const, path: paths.about(), title: agency.about.title }] : []),
    ...(hasFaq ? [{ id: "faq" as const, path: paths.faqs(), title: agency.faq.title }] : []),
  ];
}
