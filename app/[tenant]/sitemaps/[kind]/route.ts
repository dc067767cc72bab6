import { listSiteMap, siteMapKinds } from "@/lib/data/site-maps";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

export const dynamic = "force-dynamic";

/** One of the index's sitemaps; middleware leads `/sitemap-{kind}.xml` here. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/[tenant]/sitemaps/[kind]">,
) {
  const { tenant, kind } = await params;
  const known = siteMapKinds.find((each) => each === kind);
  const agency = await findAgencyBySubdomain(tenant);
  const pages = known && agency?.status === "Active" ? await listSiteMap(agency, known) : [];
  if (!agency || pages.length === 0) return new Response("Not found", { status: 404 });
  return new Response(sitemapXml(agency, pages), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
