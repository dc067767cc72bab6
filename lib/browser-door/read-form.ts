import type { NextRequest } from "next/server";
import { readBytes } from "@/lib/api/read-json";
import { mediaTypeOf } from "@/lib/media-type-of";
import { refuse } from "./door-error";
import { isSameOrigin } from "./is-same-origin";

const maximumBytes = 32 * 1024;

/**
 * A page whose URL is a secret sends no referrer, and so its forms the origin "null". They name the
 * secret, which no other page knows.
 */
const isSecretsOwn = ({ headers }: NextRequest) =>
  headers.get("origin") === "null" && headers.get("sec-fetch-site") === "same-origin";

/**
 * The fields of a plain form sent by a page of this host, in order. `hasSecret`: it is on a page
 * whose URL is a secret, which the form names.
 * @throws DoorError 403 for another site, 413, 415
 */
export async function readForm(
  request: NextRequest,
  { hasSecret = false }: { hasSecret?: boolean } = {},
): Promise<URLSearchParams> {
  if (!isSameOrigin(request.headers) && !(hasSecret && isSecretsOwn(request)))
    throw refuse(403, "cross_site", "This form is sent from its own site alone");
  if (mediaTypeOf(request.headers.get("content-type")) !== "application/x-www-form-urlencoded")
    throw refuse(415, "unsupported_media_type", "A form is application/x-www-form-urlencoded");
  const text = await readBytes(request, maximumBytes).then(String, () => {
    throw refuse(413, "body_too_large", "The form is too large");
  });
  return new URLSearchParams(text);
}
