/** Of places known to a few, to visitors, to many, to most travellers and to nearly all people. */
const weights = [10_000, 50_000, 300_000, 3_000_000, 30_000_000];

/** The `weight` of a place, as a city's population, by its `fame` from 1 to 5. */
export const toFameWeight = (fame: string | undefined): number =>
  weights[Number(fame) - 1] ?? 10_000;
