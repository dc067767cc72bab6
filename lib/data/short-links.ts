import "server-only";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { getShortLinkEndpoint, shortLinkIdSchema } from "@/lib/api/contract/short-links";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { safePath } from "@/lib/safe-path";
import { getRequestId } from "@/lib/session/get-request-id";
import { markRouteType } from "@/lib/visits/resolve-route-type";
import { orNull } from "./or-null";

/**
 * A short link's target, as a path without a language, marked with the kind of link: "gone" if it
 * has expired or was revoked, null if there is none. @throws ApiError or ContractError, see
 * `createApi`
 */
export async function getShortLinkTarget(
  tenant: string,
  { id, language }: { id: string; language: LanguageCode },
): Promise<{ path: string } | "gone" | null> {
  if (!shortLinkIdSchema.safeParse(id).success) return null;
  try {
    const link = await orNull(
      apiFor(tenant, { language, requestId: await getRequestId() }).call(getShortLinkEndpoint, {
        params: { id },
      }),
    );
    return link && { path: markRouteType(safePath(link.data.target), link.data.kind) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return "gone";
    throw error;
  }
}
