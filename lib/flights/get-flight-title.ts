import { getTranslations } from "next-intl/server";
import type { Itinerary } from "@/lib/api/contract/flights";
import type { FlightQueryLeg } from "./flight-query";
import { toQueryLegs, toTrip } from "./to-query-legs";

/** "Flights from Lisbon to London and back", by the places of a search or an id. */
export async function getLegsTitle(legs: readonly FlightQueryLeg[]): Promise<string> {
  const t = await getTranslations("flightDetails.titles");
  const [first] = legs;
  if (!first?.from.name || !first.to.name) return t("nowhere");
  const [from, to] = [first.from.name, first.to.name];
  const trip = toTrip(legs);
  if (trip !== "multi") return t(trip, { from, to });
  // Where one leg ends and the next begins is one place.
  const places = legs.flatMap((leg) => [leg.from.name, leg.to.name]);
  return t("multi", {
    places: places.filter((place, index) => place !== places[index - 1]).join(" – "),
  });
}

/** The same by the cities that an itinerary flies between. */
export async function getFlightTitle(itinerary: Itinerary): Promise<string> {
  const cities = new Map(
    itinerary.legs
      .flatMap(({ segments }) => segments)
      .flatMap(({ from, to }) => [from, to])
      .map(({ iata, city }) => [`airport-${iata}`, city]),
  );
  const toCity = ({ id, name }: FlightQueryLeg["from"]) => ({
    id,
    name: cities.get(id ?? "") ?? name,
  });
  return getLegsTitle(
    toQueryLegs(itinerary).map(({ from, to, date }) => ({
      from: toCity(from),
      to: toCity(to),
      date,
    })),
  );
}
