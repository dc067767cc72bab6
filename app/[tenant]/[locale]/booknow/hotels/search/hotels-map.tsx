import { getTranslations } from "next-intl/server";
import { MapCard } from "@/components/hotels/map-card";
import { ResultsMap } from "@/components/results/results-map";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import type { FoundHotels } from "@/lib/data/hotels";
import { getMapView } from "@/lib/data/map-views";
import type { HotelLinks } from "@/lib/hotels/hotel-links";

type Props = {
  tenant: string;
  place: HotelSearch["place"];
  found: FoundHotels;
  links: HotelLinks;
};

/** The hotels where they are; those on this page of the list with their cards. */
export async function HotelsMap({ tenant, place, found: { pins, hotels }, links }: Props) {
  const hrefStem = links.toHotel("");
  const [t, view] = await Promise.all([
    getTranslations("hotelMap"),
    getMapView(tenant, {
      place,
      pins: pins.map(({ total, ...pin }) => ({
        ...pin,
        label: total ?? null,
        href: links.toHotel(pin.id, total).slice(hrefStem.length),
      })),
      hrefStem,
      listed: hotels.map(({ latitude, longitude }) => ({ latitude, longitude })),
    }),
  ]);
  const cards = Object.fromEntries(
    hotels.map((hotel) => [
      hotel.id,
      <MapCard
        key={hotel.id}
        hotel={hotel}
        href={links.toHotel(hotel.id, hotel.offer.price?.total)}
        totalLabel={t("total")}
      />,
    ]),
  );
  return <ResultsMap namespace="hotelMap" view={view} cards={cards} />;
}
