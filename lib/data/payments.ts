import "server-only";
import {
  getSandboxCheckoutEndpoint,
  sandboxCheckoutIdSchema,
  type SandboxCheckout,
} from "@/lib/api/contract/payments";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

/**
 * A payment of the agency at the sandbox gateway, for any viewer; null if none has that id. @throws
 * ApiError or ContractError, see `createApi`
 */
export async function getSandboxCheckout(
  tenant: string,
  id: string,
): Promise<SandboxCheckout | null> {
  if (!sandboxCheckoutIdSchema.safeParse(id).success) return null;
  const found = await orNull(
    (await apiForRequest(tenant)).call(getSandboxCheckoutEndpoint, { params: { id }, body: {} }),
  );
  return found?.checkout ?? null;
}
