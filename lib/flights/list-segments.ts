import type { Itinerary, Segment } from "@/lib/api/contract/flights";

/** A segment's place among all of an itinerary, and the leg it is of; both from nought. */
export type NumberedSegment = { index: number; leg: number; segment: Segment };

export const listSegments = ({ legs }: Pick<Itinerary, "legs">): NumberedSegment[] =>
  legs
    .flatMap(({ segments }, leg) => segments.map((segment) => ({ leg, segment })))
    .map((each, index) => ({ index, ...each }));

/** "LIS – LHR", of a segment or of a whole leg. */
export function toAirports(segments: readonly Segment[]): string {
  const [first, last] = [segments[0], segments.at(-1)];
  return first && last ? `${first.from.iata} – ${last.to.iata}` : "";
}
