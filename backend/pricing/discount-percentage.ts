/**
 * Recomputed, never a supplier's claim, and rounded down so that it is never more than true; 0 when
 * retail isn't higher.
 */
export const toDiscountPercentage = ({
  published,
  total,
}: {
  published: number;
  total: number;
}): number => (published > total ? Math.floor(((published - total) * 100) / published) : 0);
