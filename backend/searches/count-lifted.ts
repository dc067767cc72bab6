/** The two ends of a range are one filter. */
const toRange = (field: string): string => field.replace(/^(minimum|maximum)/, "");

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/**
 * Of a search whose filters leave nothing: how many results there would be without each of them, by
 * its field; none where they leave some. `count` counts with other filters.
 */
export function countLifted<F extends object>(
  { filters, total }: { filters: F; total: number },
  count: (left: F) => number,
): Record<string, number> {
  if (total > 0) return {};
  const chosen = Object.entries(filters).filter(([, value]) => isSet(value));
  const totals = new Map<string, number>();
  for (const range of new Set(chosen.map(([field]) => toRange(field))))
    totals.set(
      range,
      count(Object.fromEntries(chosen.filter(([field]) => toRange(field) !== range)) as F),
    );
  return Object.fromEntries(chosen.map(([field]) => [field, totals.get(toRange(field)) ?? 0]));
}
