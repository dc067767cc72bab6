import type { Search } from "./create-snapshot-store";

/** What was found with those of its offers that are kept, if there are any. */
export const keepOffers = <O, F extends { offers: O[] }>(
  found: readonly F[],
  isKept: (offer: O) => boolean,
): F[] =>
  found.flatMap((one) => {
    const offers = one.offers.filter(isKept);
    return offers.length > 0 ? [{ ...one, offers }] : [];
  });

/** A search of which a part is kept, also of what is reported on the way. */
export const keepFound =
  <Q, T>(search: Search<Q, T>, keep: (found: T) => T): Search<Q, T> =>
  async (query, progress) =>
    keep(
      await search(
        query,
        progress && { ...progress, report: (found) => progress.report(keep(found)) },
      ),
    );
