import { getTranslations } from "next-intl/server";
import type { WiderSearch } from "@/components/flights/flight-advice";
import { findFlightCity } from "@/lib/data/flight-cities";
import type { FlightLinks } from "@/lib/flights/flight-links";
import type { FlightSearchQuery } from "@/lib/flights/flight-results";

type Options = { search: FlightSearchQuery; links: FlightLinks };

/** Searches that may find something where this one found nothing at all. */
export async function listWiderSearches(
  tenant: string,
  { search, links }: Options,
): Promise<WiderSearch[]> {
  const t = await getTranslations("flights.empty");
  const { trip, legs } = search;
  if (trip === "multi")
    return legs.map((leg) => ({
      label: t("leg", { from: leg.from.name, to: leg.to.name }),
      href: links.to({ trip: "oneWay", legs: [leg], filters: {} }),
    }));
  const [first] = legs;
  if (!first) return [];
  const places = [first.from, first.to];
  const cities = await Promise.all(places.map((place) => findFlightCity(tenant, place)));
  return cities.flatMap((city, index) => {
    const { id } = places[index] ?? {};
    if (!city) return [];
    const swap = (place: typeof first.from) => (place.id === id ? city : place);
    const wider = legs.map((leg) => ({ ...leg, from: swap(leg.from), to: swap(leg.to) }));
    return [
      {
        label: t("allAirports", { city: city.name }),
        href: links.to({ legs: wider, filters: {}, outbound: null }),
      },
    ];
  });
}
