import type { Itinerary } from "@/lib/api/contract/flights";

/** Names the flights of an itinerary's first leg and their dates, whichever supplier has them. */
export const toOutboundId = ({ legs: [out] }: Pick<Itinerary, "legs">): string =>
  (out?.segments ?? [])
    .map(
      ({ number, from, to, departs }) =>
        `${number}-${from.iata}${to.iata}-${departs.local.slice(0, 10).replaceAll("-", "")}`,
    )
    .join("_");
