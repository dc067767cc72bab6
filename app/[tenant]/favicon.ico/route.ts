import { agencyIcons } from "@/lib/seo/agency-icons";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

/**
 * Where browsers and crawlers look for an icon by default, browsers also while the head changes
 * between two pages. For an agency without an icon the response is empty and not an error.
 */
export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/favicon.ico">) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  const icon = agencyIcons(agency.favicon).icon.at(-1);
  return icon
    ? new Response(null, { status: 307, headers: { Location: icon.url } })
    : new Response(null, { status: 204 });
}
