import type { Filter, FilterWords } from "./filters/filter";

/** Filters to do without: `labels` name them, `left` are the others. */
export type LiftedFilter<F> = {
  labels: string[];
  left: F;
  total: number;
  /** What the results without it lie between, such as prices, with its legend. */
  range: { legend: string; hint: string } | null;
};

/**
 * Of a search whose filters leave nothing, those whose removal alone brings results. `lifted` has
 * the number of results without a filter, by its field.
 */
export function listLiftedFilters<F extends object, Facets>(
  filters: readonly Filter<F, Facets>[],
  {
    chosen,
    lifted,
    facets,
    words,
  }: { chosen: F; lifted: Record<string, number>; facets: Facets; words: FilterWords },
): LiftedFilter<F>[] {
  return filters.flatMap((filter) => {
    const groups = new Map<string, { labels: string[]; fields: readonly (keyof F)[] }>();
    for (const { label, left } of filter.chips(chosen, words, facets)) {
      const fields = filter.fields.filter((field) => left[field] !== chosen[field]);
      const group = groups.get(fields.join(" ")) ?? { labels: [], fields };
      group.labels.push(label);
      groups.set(fields.join(" "), group);
    }
    const control = filter.control(chosen, facets, words);
    return [...groups.values()].flatMap(({ labels, fields }) => {
      const total = lifted[String(fields[0])] ?? 0;
      if (total === 0) return [];
      const left = { ...chosen };
      for (const field of fields) delete left[field];
      return {
        labels,
        left,
        total,
        range: control?.kind === "range" ? control : null,
      };
    });
  });
}
