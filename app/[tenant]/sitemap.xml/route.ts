import { readOrInstead } from "@/lib/data/read-or-instead";
import { listSiteMap, siteMapKinds } from "@/lib/data/site-maps";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { newest, sitemapIndexXml } from "@/lib/seo/sitemap-xml";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

// Otherwise the build would request the file of an agency called "-".
export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/sitemap.xml">) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  // What can't be loaded is left out: the rest is still useful.
  const maps = await Promise.all(
    siteMapKinds.map(async (kind) => ({
      kind,
      pages: await readOrInstead(`site map: ${kind}`, () => listSiteMap(agency, kind), []),
    })),
  );
  const xml = sitemapIndexXml(
    maps
      .filter(({ pages }) => pages.length > 0)
      .map(({ kind, pages }) => ({
        url: `${siteOrigin(agency)}${paths.siteMap(kind)}`,
        lastModified: newest(pages),
      })),
  );
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
