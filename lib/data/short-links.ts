import "server-only";
import { getShortLinkEndpoint, shortLinkIdSchema } from "@/lib/api/contract/short-links";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import { apiForRequest } from "@/lib/session/api-for-request";
import { markRouteType } from "@/lib/visits/resolve-route-type";
import { orNull } from "./or-null";

/**
 * The path a short link leads to, without a language, marked with what kind of link it was: the page of expired links once its time is
 * over, null where there is none. @throws ApiError or ContractError, see `createApi`
 */
export async function getShortLinkTarget(tenant: string, id: string): Promise<string | null> {
  if (!shortLinkIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  try {
    const link = await orNull(api.call(getShortLinkEndpoint, { params: { id } }));
    return link && markRouteType(safePath(link.data.target), link.data.kind);
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return paths.expiry();
    throw error;
  }
}
