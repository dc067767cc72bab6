import { call } from "./call";

/** How an order stands that waits for its mailed code. ApiError 404 once it is forgotten. */
export const getPendingOrder = async (id: string, signal?: AbortSignal) =>
  (await call("POST /api/pending-orders/{id}", { params: { id }, body: {}, signal })).pendingOrder;
