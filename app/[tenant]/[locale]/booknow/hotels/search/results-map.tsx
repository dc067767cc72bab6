import { getTranslations } from "next-intl/server";
import { PinMap } from "@/components/results/pin-map.client";
import { MapCard } from "@/components/hotels/map-card";
import type { ResultsView } from "@/lib/hotels/results-view";
import { ClientTexts } from "@/components/site/client-texts";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { listMapPlaces } from "@/lib/data/map-places";
import { env } from "@/lib/env";
import { toMapRegion } from "@/lib/maps/map-region";
import { regionLand } from "@/lib/maps/region-land";

/** The hotels on land of our own, or on an operator's tiles. */
export async function ResultsMap({
  tenant,
  view: { found, links },
  place,
}: {
  tenant: string;
  view: ResultsView;
  place: HotelSearch["place"];
}) {
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = env();
  const region = toMapRegion(place, found.pins);
  const tiles = MAP_TILES_URL
    ? { url: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION ?? "" }
    : null;
  const [t, land, places] = await Promise.all([
    getTranslations("hotelMap"),
    tiles ? [] : regionLand(region),
    tiles ? [] : listMapPlaces(tenant, region),
  ]);
  const cards = Object.fromEntries(
    found.hotels.map((hotel) => [
      hotel.id,
      <MapCard
        key={hotel.id}
        hotel={hotel}
        href={links.toHotel(hotel.id, hotel.offer.price?.total)}
        totalLabel={t("total")}
      />,
    ]),
  );
  return (
    <ClientTexts namespaces={["hotelMap", "money"]}>
      <PinMap
        view={{
          place,
          pins: found.pins,
          region,
          land,
          places,
          tiles,
          listed: found.hotels.map(({ latitude, longitude }) => ({ latitude, longitude })),
        }}
        cards={cards}
        hrefStem={links.toHotel("")}
      />
    </ClientTexts>
  );
}
