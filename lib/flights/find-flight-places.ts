import type { FlightPlace, FlightQueryLeg } from "./flight-query";

/** Finds the best match for words, a code or a place's id; null if there is none. */
export type FindPlace = (text: string) => Promise<FlightPlace | null>;

/** As `leg` writes places: an id is known, but no name. */
const isCode = ({ id, name }: FlightPlace) => id === name || id === `airport-${name}`;
/** "Lisbon (LIS)" is the code. */
const toText = ({ id, name }: FlightPlace) =>
  isCode({ id, name }) ? (id ?? name) : (/\(([A-Z]{3})\)\s*$/.exec(name)?.[1] ?? name);

/**
 * Legs whose places that are only words, or only codes, were looked up, each once. Unknown words
 * stay with a null id; an unknown code stays a code.
 */
export async function findFlightPlaces<L extends FlightQueryLeg>(
  legs: readonly L[],
  findPlace: FindPlace,
): Promise<L[]> {
  const found = new Map<string, Promise<FlightPlace | null>>();
  const find = async (place: FlightPlace): Promise<FlightPlace> => {
    if (!place.name || (place.id && !isCode(place))) return place;
    const text = toText(place);
    const pending = found.get(text) ?? findPlace(text);
    found.set(text, pending);
    return (await pending) ?? place;
  };
  return Promise.all(
    legs.map(async (leg) => {
      const [from, to] = await Promise.all([find(leg.from), find(leg.to)]);
      return { ...leg, from, to };
    }),
  );
}
