import { toLanguageCode } from "@/lib/api/contract/languages";
import { getShortLinkTarget } from "@/lib/data/short-links";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

const headers = { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" };

/**
 * Redirects a short link to its page in the visitor's language. A route handler, because no page
 * can respond with 410; the front door adds the text to 404 and 410.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[tenant]/[locale]/url/[id]">,
) {
  const { tenant, locale, id } = await params;
  const language = toLanguageCode(locale);
  const agency = await findAgencyBySubdomain(tenant);
  const target = agency && (await getShortLinkTarget(tenant, { id, language }));
  if (!target) return new Response(null, { status: 404, headers });
  if (target === "gone") return new Response(null, { status: 410, headers });
  const location = `${pathPrefix(language, agency.defaultLanguage)}${target.path}`.replace(
    /^(\/[a-z]{2})\/(?=[?#]|$)/,
    "$1",
  );
  return new Response(null, { status: 307, headers: { ...headers, Location: location } });
}
