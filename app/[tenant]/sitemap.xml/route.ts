import { listSitePaths } from "@/lib/data/site-paths";
import { listStoryPages } from "@/lib/data/story-pages";
import { sitemapXml } from "@/lib/seo/sitemap-xml";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

// Else the build asks for the file of an agency called "-".
export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/sitemap.xml">) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  const [pages, stories] = await Promise.all([listSitePaths(agency), listStoryPages(agency)]);
  return new Response(sitemapXml(agency, [...pages, ...stories]), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
