/** The two ends of a range are one filter. */
const toRange = (field: string): string => field.replace(/^(minimum|maximum)/, "");

/**
 * Of a search whose filters leave nothing: how many results there would be without each of them, by
 * its field. `count` counts with other filters.
 */
export function countLifted<F extends object>(
  filters: F,
  count: (left: F) => number,
): Record<string, number> {
  const fields = Object.keys(filters);
  return Object.fromEntries(
    fields.map((field) => {
      const left = Object.entries(filters).filter(([each]) => toRange(each) !== toRange(field));
      return [field, count(Object.fromEntries(left) as F)];
    }),
  );
}
