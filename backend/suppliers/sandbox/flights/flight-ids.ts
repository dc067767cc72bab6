import { flightLimits } from "@/lib/api/contract/flight-terms";
import { toBrandCabin } from "./brands";
import { canConnect, toLegOption, type LegOption } from "./find-leg-options";
import { parseDepartureKey } from "./timetable";

const idStart = "sandbox~";
const mostChanges = 2;
/** Ids have room for three hundred characters. */
const mostSegments = 12;

/** Names its flights and dates. */
export const toItineraryId = (legs: readonly Pick<LegOption, "departures">[]): string =>
  idStart + legs.map(({ departures }) => departures.map(({ key }) => key).join("_")).join(".");
export const toOfferId = (itineraryId: string, brandId: string): string =>
  `${itineraryId}~${brandId}`;

/** Whether legs can be on one ticket and are flown one after the other. */
function areInOrder(legs: readonly LegOption[]): boolean {
  return legs.every((leg, number) => {
    const arrives = legs[number - 1]?.departures.at(-1)?.arrives ?? 0;
    return leg.group === legs[0]?.group && (leg.departures[0]?.departs ?? 0) > arrives;
  });
}

/** Null unless there are such flights, on one ticket, and the id is written as above. */
export function parseItineraryId(id: string): LegOption[] | null {
  if (!id.startsWith(idStart)) return null;
  const keys = id
    .slice(idStart.length)
    .split(".")
    .map((leg) => leg.split("_"));
  if (keys.length > flightLimits.legs || keys.flat().length > mostSegments) return null;
  if (keys.some((leg) => leg.length > mostChanges + 1)) return null;
  const legs: LegOption[] = [];
  for (const leg of keys) {
    const departures = leg.flatMap((key) => parseDepartureKey(key) ?? []);
    const isWhole =
      departures.length === leg.length &&
      departures.every((departure, number) => {
        const before = departures[number - 1];
        return !before || canConnect(before, departure);
      });
    if (!isWhole) return null;
    legs.push(toLegOption(departures));
  }
  return areInOrder(legs) && toItineraryId(legs) === id ? legs : null;
}

/** The itinerary's id and flights, and the brand's id; whether it is sold is another matter. */
export function parseOfferId(
  id: string,
): { itineraryId: string; brandId: string; legs: LegOption[] } | null {
  const end = id.lastIndexOf("~");
  const [itineraryId, brandId] = [id.slice(0, Math.max(0, end)), id.slice(end + 1)];
  const legs = toBrandCabin(brandId) ? parseItineraryId(itineraryId) : null;
  return legs && { itineraryId, brandId, legs };
}
