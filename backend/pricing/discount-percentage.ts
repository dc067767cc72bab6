import { leastDiscountPercentage } from "@/lib/api/contract/price-terms";

/**
 * Recomputed, never a supplier's claim, and rounded down so that it is never more than true; 0 when
 * it isn't worth telling (decision 038).
 */
export function toDiscountPercentage({
  published,
  total,
}: {
  published: number;
  total: number;
}): number {
  const percentage = published > total ? Math.floor(((published - total) * 100) / published) : 0;
  return percentage >= leastDiscountPercentage ? percentage : 0;
}
