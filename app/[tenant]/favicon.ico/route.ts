import { agencyIcons } from "@/lib/seo/agency-icons";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

/**
 * Where browsers and crawlers look for an icon when no page has told them of one, and browsers also
 * between two pages, while the head is exchanged. An agency without an icon has nothing to send,
 * and nothing went wrong.
 */
export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/favicon.ico">) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  const icon = agencyIcons(agency.favicon).icon.at(-1);
  return icon
    ? new Response(null, { status: 307, headers: { Location: icon.url } })
    : new Response(null, { status: 204 });
}
