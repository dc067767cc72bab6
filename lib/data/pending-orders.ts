import "server-only";
import * as z from "zod";
import { getPendingOrderEndpoint, type PendingOrder } from "@/lib/api/contract/pending-orders";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

/**
 * An order that waits for its mailed code; null if the agency has none with that id. @throws
 * ApiError or ContractError, see `createApi`
 */
export async function getPendingOrder(
  tenant: string,
  { id }: { id: unknown },
): Promise<PendingOrder | null> {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) return null;
  const answer = await orNull(
    (await apiForRequest(tenant)).call(getPendingOrderEndpoint, {
      params: { id: parsed.data },
      body: {},
    }),
  );
  return answer?.pendingOrder ?? null;
}
