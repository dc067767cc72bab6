import { robotsText } from "@/lib/seo/robots-text";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/robots.txt">) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  return new Response(robotsText(siteOrigin(agency)), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
