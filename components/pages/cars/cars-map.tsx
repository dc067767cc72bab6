import { getTranslations } from "next-intl/server";
import { ResultsMap } from "@/components/results/results-map";
import type { CarSearch } from "@/lib/api/contract/cars";
import type { CarLinks } from "@/lib/cars/car-links";
import type { FoundCars } from "@/lib/data/cars";
import { getMapView } from "@/lib/data/map-views";

type Props = {
  tenant: string;
  place: CarSearch["pickUp"];
  found: FoundCars;
  links: CarLinks;
};

/** The depots where they are, each with the way to its cheapest car. */
export async function CarsMap({ tenant, place, found: { pins }, links }: Props) {
  const [t, map] = await Promise.all([getTranslations("cars"), getTranslations("carMap")]);
  const hrefStem = links.toCar("");
  const view = await getMapView(tenant, {
    place,
    // Suppliers of cars are asked for a place, which has no radius.
    area: null,
    areaHref: null,
    pins: pins.map(({ cars, car, total, ...pin }) => ({
      ...pin,
      picture: car.picture,
      note: t("count", { count: cars }),
      total: total ?? null,
      href: links.toCar(car.carId, total).slice(hrefStem.length),
    })),
    hrefStem,
    listed: pins.map(({ latitude, longitude }) => ({ latitude, longitude })),
  });
  return (
    <ResultsMap
      namespace="carMap"
      label={map("label", { place: place.name })}
      listHref={links.to({ view: "list" })}
      view={view}
    />
  );
}
