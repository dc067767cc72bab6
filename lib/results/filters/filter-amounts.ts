import { convertBound, roundBound } from "@/lib/money/convert-bound";
import type { ExchangeRates } from "@/lib/money/exchange";
import type { Filter } from "./filter";
import { setFields } from "./set-fields";

/** What amounts of filters are in; without `charged` they are in the currency charged. */
export type AmountsIn = {
  /** The one that is shown: amounts are typed, written into URLs and kept in it. */
  currency: string;
  /** The one of calls, and of URLs that name none. */
  charged?: string;
  /** Units of both per US dollar. */
  rates?: ExchangeRates;
};

/**
 * In the currency that the viewer's prices show in: the one charged where they can't be converted.
 */
export function toAmountsIn(
  shown: string,
  { charged, rates }: { charged: string; rates: ExchangeRates },
): Required<AmountsIn> {
  const isKnown = rates[shown] !== undefined && rates[charged] !== undefined;
  return { currency: isKnown ? shown : charged, charged, rates };
}

type Converted<F> = {
  from: string;
  to: string;
  rates?: ExchangeRates;
  /** What of the filters holds amounts. */
  filters: readonly Pick<Filter<F, never>, "amounts">[];
  /** To amounts that a person would type. */
  isRounded?: boolean;
};

/** Filters with their amounts in another currency, outward; those without a rate are left out. */
export function convertAmounts<F extends object>(
  chosen: F,
  { from, to, rates = {}, filters, isRounded = false }: Converted<F>,
): F {
  if (from === to) return chosen;
  const changes = filters.flatMap(({ amounts = [] }) =>
    amounts.map(({ field, end }) => {
      const amount = chosen[field] as number | undefined;
      const bound =
        amount === undefined
          ? null
          : convertBound({ amount, currency: from }, { end, currency: to, rates });
      return [field, (bound && isRounded ? roundBound(bound, end) : bound)?.amount] as const;
    }),
  );
  return setFields(chosen, ...changes);
}

/** Filters as a call has them: in the currency charged. */
export const toChargedFilters = <F extends object>(
  chosen: F,
  { currency, charged = currency, rates }: AmountsIn,
  filters: Converted<F>["filters"],
): F => convertAmounts(chosen, { from: currency, to: charged, filters, ...(rates && { rates }) });
