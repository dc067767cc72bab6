import { listShipLinesEndpoint } from "@/lib/api/contract/suggestions";
import { requireService } from "../deals/require-service";
import type { Handle } from "../request-context";

/** Codes are the slugs of the cancellation policy's sub-pages (spec §2). */
const shipLines = [
  { code: "carnival", name: "Carnival Cruise Line" },
  { code: "celebrity", name: "Celebrity Cruises" },
  { code: "disney", name: "Disney Cruise Line" },
  { code: "mcl", name: "Margaritaville at Sea" },
  { code: "royal-caribbean", name: "Royal Caribbean International" },
];

export function registerCruiseRoutes(handle: Handle): void {
  handle(listShipLinesEndpoint, (context) => {
    requireService(context, "cruises");
    return { data: shipLines };
  });
}
