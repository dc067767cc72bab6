/** What was found with those of its offers that are kept, if there are any. */
export const keepOffers = <O, F extends { offers: O[] }>(
  found: readonly F[],
  isKept: (offer: O) => boolean,
): F[] =>
  found.flatMap((one) => {
    const offers = one.offers.filter(isKept);
    return offers.length > 0 ? [{ ...one, offers }] : [];
  });
