import type { getPendingOrderEndpoint, PendingOrder } from "../contract/pending-orders";
import { call, type Answer } from "./call";

/** How an order stands that waits for its mailed code. ApiError 404 once it is forgotten. */
export const getPendingOrder = async (id: string, signal?: AbortSignal): Promise<PendingOrder> =>
  (
    await call<Answer<typeof getPendingOrderEndpoint>>("post", `/api/pending-orders/${id}`, {
      body: {},
      ...(signal && { signal }),
    })
  ).pendingOrder;
