import { DepotCard } from "@/components/cars/depot-card";
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

/** The depots where they are, each with its cars on this page of the list. */
export async function CarsMap({ tenant, place, found: { pins, cars }, links }: Props) {
  const view = await getMapView(tenant, {
    place,
    pins: pins.map(({ id, name, latitude, longitude, total }) => ({
      id,
      name,
      latitude,
      longitude,
      label: total ?? null,
      href: "",
    })),
    hrefStem: links.to({ view: "list" }),
    listed: pins.map(({ latitude, longitude }) => ({ latitude, longitude })),
  });
  const cards = Object.fromEntries(
    pins.map((pin) => [
      pin.id,
      <DepotCard
        key={pin.id}
        pin={pin}
        cars={cars
          .filter(({ pickUp }) => pickUp.id === pin.id)
          .map((car) => ({ car, href: links.toCar(car.carId, car.price?.total) }))}
      />,
    ]),
  );
  return <ResultsMap namespace="carMap" view={view} cards={cards} />;
}
