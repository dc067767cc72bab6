import type { Launch } from "@/lib/api/contract/rides";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { SupplierLaunch } from "../ports/ride-supplier";
import type { Pricing } from "../pricing/get-pricing";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { toViewerCancellation } from "../pricing/to-viewer-terms";

/**
 * A launch as a viewer of this tier may see it; none when it can't be sold. Every field is named:
 * nothing of a supplier's passes unseen.
 */
export function toViewerLaunch(
  launch: SupplierLaunch,
  { pricing, tier }: { pricing: Pricing; tier: PriceTier },
): Launch[] {
  const sale = pricing.toSale(launch.price, { isPaidOnSite: false });
  if (!sale) return [];
  const { id, supplier, expiresAt, ride, starts, ends, people, baskets, basketsLeft } = launch;
  const { answerWithinHours } = launch;
  const price = toViewerPrice(sale, { tier, unit: { count: people, per: "person" } });
  return [
    {
      ...{ id, supplier, expiresAt, ride, starts, ends, people, baskets, basketsLeft },
      cancellation: toViewerCancellation(launch.cancellation, { sale, tier }),
      charges: [],
      comments: launch.comments,
      ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
      ...(price ? { price } : {}),
    },
  ];
}
