import type { FlightPlace, FlightQueryLeg } from "./flight-query";

/** Finds the best match for words, a code or a place's id; null if there is none. */
export type FindPlace = (text: string) => Promise<FlightPlace | null>;

/** "Lisbon (LIS)" is the code. */
const toText = ({ id, name }: FlightPlace) => id ?? /\(([A-Z]{3})\)\s*$/.exec(name)?.[1] ?? name;

/**
 * Legs whose places were looked up, each once: by their ids, which have a name in each language, or
 * by their words. Unknown words stay with a null id; an unknown id keeps its name, or stays a code.
 */
export async function findFlightPlaces<L extends FlightQueryLeg>(
  legs: readonly L[],
  findPlace: FindPlace,
): Promise<L[]> {
  const found = new Map<string, Promise<FlightPlace | null>>();
  const find = async (place: FlightPlace): Promise<FlightPlace> => {
    if (!place.name) return place;
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
