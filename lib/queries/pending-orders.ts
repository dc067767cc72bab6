import { queryOptions } from "@tanstack/react-query";
import { getPendingOrder } from "@/lib/api/browser/pending-orders";

/** A pending order's current state: its mail may be opened on another device. */
export const pendingOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ["pendingOrders", id],
    queryFn: ({ signal }) => getPendingOrder(id, signal),
  });
