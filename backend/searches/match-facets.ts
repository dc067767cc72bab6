/**
 * A filter of a search and what it would leave. `count` is given what passes all other filters, so
 * that a facet is counted as if its own weren't set.
 */
export type Facet<O> = {
  passes(offer: O): boolean;
  /** Everything that something found offers, before any filter. */
  know?(offers: readonly O[]): void;
  /** Its offers that pass all other filters: at least one. */
  count?(offers: readonly O[]): void;
};

/**
 * The results that have offers passing all facets, each with those offers. Every offer is tested
 * once. At most 31 facets.
 */
export function matchFacets<O, F extends { offers: readonly O[] }>(
  found: readonly F[],
  facets: readonly Facet<O>[],
): { found: F; offers: readonly O[] }[] {
  return found.flatMap((one) => {
    const failed = one.offers.map((offer) =>
      facets.reduce((mask, facet, bit) => (facet.passes(offer) ? mask : mask | (1 << bit)), 0),
    );
    const doAllPass = failed.every((mask) => mask === 0);
    const listPassing = (but: number) =>
      doAllPass ? one.offers : one.offers.filter((_, index) => ((failed[index] ?? 0) & ~but) === 0);
    for (const [bit, facet] of facets.entries()) {
      facet.know?.(one.offers);
      const others = listPassing(1 << bit);
      if (others.length > 0) facet.count?.(others);
    }
    const offers = listPassing(0);
    return offers.length > 0 ? [{ found: one, offers }] : [];
  });
}

/**
 * A facet of values to choose from: one that nothing has any more stays, with a count of 0.
 * `chosen`: all pass where it is empty.
 */
export function createValueFacet<O, V extends string | number>(
  toValue: (offer: O) => V,
  chosen: readonly V[] = [],
) {
  const [wanted, counts] = [new Set<V>(chosen), new Map<V, number>()];
  return {
    passes: (offer: O) => wanted.size === 0 || wanted.has(toValue(offer)),
    know(offers: readonly O[]) {
      for (const offer of offers) counts.set(toValue(offer), counts.get(toValue(offer)) ?? 0);
    },
    count(offers: readonly O[]) {
      for (const value of new Set(offers.map(toValue)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    /** Those of a closed list that are known, in its order. */
    list: (order: readonly V[]) =>
      order.flatMap((value) => {
        const count = counts.get(value);
        return count === undefined ? [] : [{ value, count }];
      }),
    values: () => [...counts.keys()],
  };
}

/**
 * The same where each offer has several values; it passes with any of the chosen ones, or
 * `isEach`: where all that it has are chosen.
 */
export function createListFacet<O, V extends string | number>(
  toValues: (offer: O) => readonly V[],
  { chosen = [], isEach = false }: { chosen?: readonly V[] | undefined; isEach?: boolean } = {},
) {
  const [wanted, counts] = [new Set<V>(chosen), new Map<V, number>()];
  return {
    passes(offer: O) {
      if (wanted.size === 0) return true;
      const values = toValues(offer);
      return isEach
        ? values.every((value) => wanted.has(value))
        : values.some((value) => wanted.has(value));
    },
    know(offers: readonly O[]) {
      for (const value of offers.flatMap(toValues)) counts.set(value, counts.get(value) ?? 0);
    },
    count(offers: readonly O[]) {
      for (const value of new Set(offers.flatMap(toValues)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    counts,
    /** Those that are known, in an order if they are of a closed list. */
    list: (order: readonly V[] = [...counts.keys()]) =>
      order.flatMap((value) => {
        const count = counts.get(value);
        return count === undefined ? [] : [{ value, count }];
      }),
  };
}

/** A facet that is chosen or not. */
export function createFlagFacet<O>(isSo: (offer: O) => boolean, isChosen = false) {
  let counted = 0;
  return {
    passes: (offer: O) => !isChosen || isSo(offer),
    count(offers: readonly O[]) {
      if (offers.some(isSo)) counted += 1;
    },
    total: () => counted,
  };
}

/**
 * A facet of numbers, of which each thing found has the smallest that its offers have: how many
 * there are up to some number, and the range.
 */
export function createNumberFacet<O>(
  toNumber: (offer: O) => number,
  { minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number } = {},
) {
  const [known, counted]: [number[], number[]] = [[], []];
  let largest = -Infinity;
  return {
    passes: (offer: O) => toNumber(offer) >= minimum && toNumber(offer) <= maximum,
    know(offers: readonly O[]) {
      known.push(Math.min(...offers.map(toNumber)));
      largest = Math.max(largest, ...offers.map(toNumber));
    },
    count: (offers: readonly O[]) => void counted.push(Math.min(...offers.map(toNumber))),
    /** Before any filter: the smallest of each thing found, and the largest of all offers. */
    known: () => ({ smallest: known, largest }),
    /** Null where nothing passes. */
    range: () =>
      counted.length === 0
        ? null
        : { minimum: Math.min(...counted), maximum: Math.max(...counted) },
    countUpTo: (value: number) => counted.filter((number) => number <= value).length,
    countFrom: (value: number) => counted.filter((number) => number >= value).length,
  };
}
