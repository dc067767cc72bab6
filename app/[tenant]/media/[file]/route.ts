import { getPictureFile } from "@/lib/data/media";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

export const dynamic = "force-dynamic";

/** It is nothing but a picture, even to a browser that finds something else in it. */
const onlyPicture = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
};

/** A picture that the agency has uploaded: its address is that of its content, for good. */
export async function GET(_request: Request, { params }: RouteContext<"/[tenant]/media/[file]">) {
  const { tenant, file } = await params;
  const agency = await findAgencyBySubdomain(tenant);
  const picture = agency?.status === "Active" ? await getPictureFile(agency, file) : null;
  return picture
    ? new Response(picture.bytes, {
        headers: {
          ...onlyPicture,
          "Content-Type": picture.type,
          "Cache-Control": "public, max-age=31536000, immutable",
        },
      })
    : new Response("Not found", {
        status: 404,
        headers: { ...onlyPicture, "Cache-Control": "private, no-store" },
      });
}
