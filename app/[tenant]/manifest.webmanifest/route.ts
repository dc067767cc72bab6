import { webManifest } from "@/lib/seo/web-manifest";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/[tenant]/manifest.webmanifest">,
) {
  const agency = await findAgencyBySubdomain((await params).tenant);
  if (agency?.status !== "Active") return new Response("Not found", { status: 404 });
  return Response.json(webManifest(agency), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
