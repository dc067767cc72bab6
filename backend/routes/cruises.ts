import { listCancellationPoliciesEndpoint } from "@/lib/api/contract/cancellation-policies";
import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { listCancellationPolicies } from "../cruises/list-cancellation-policies";
import { shipLines } from "../cruises/ship-lines";
import { requireService } from "../access/require-service";
import type { Handle } from "../http/request-context";

export function registerCruiseRoutes(handle: Handle): void {
  handle(listShipLinesEndpoint, (context) => {
    requireService(context, "cruises");
    return { data: [...shipLines] };
  });
  handle(listCancellationPoliciesEndpoint, (context) => {
    requireService(context, "cruises");
    return { data: listCancellationPolicies() };
  });
}
