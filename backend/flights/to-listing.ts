import type { FlightSearch } from "@/lib/api/contract/flights";
import { refuseInput } from "../errors/refuse-input";
import type { FoundItinerary } from "../ports/flight-supplier";
import { toOutboundId } from "../ports/to-outbound-id";

/** What the lines of a list are, and by which leg they are sorted; null for all together. */
export type Listing = { isByOutbound: boolean; leg: number | null };

/**
 * Outbounds are compared by themselves, and so are the ways back of one.
 * @throws RouteError 422 naming the field, for outbounds of anything but two legs
 */
export function toListing({
  legs,
  list,
  outbound,
}: Pick<FlightSearch, "legs" | "list" | "outbound">): Listing {
  const isChosen = outbound !== undefined;
  const isByOutbound = list === "outbounds" && !isChosen;
  if (legs.length !== 2 && (isByOutbound || isChosen))
    throw refuseInput(isChosen ? "outbound" : "list", "is for searches of two legs only");
  return { isByOutbound, leg: isByOutbound ? 0 : isChosen ? 1 : null };
}

/** Those of what was found that begin with an outbound; all where none is chosen. */
export const withOutbound = (
  found: readonly FoundItinerary[],
  outbound: string | undefined,
): readonly FoundItinerary[] =>
  outbound === undefined
    ? found
    : found.filter(({ itinerary }) => toOutboundId(itinerary) === outbound);
