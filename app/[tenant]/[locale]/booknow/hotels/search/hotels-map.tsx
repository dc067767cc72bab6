import { getTranslations } from "next-intl/server";
import { PinRating } from "@/components/hotels/pin-rating.client";
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

/** The hotels where they are. */
export async function HotelsMap({ tenant, place, found: { pins, hotels }, links }: Props) {
  const hrefStem = links.toHotel("");
  const t = await getTranslations("hotelMap");
  const view = await getMapView(tenant, {
    place,
    pins: pins.map(({ hotelClass, guestScore, total, ...pin }) => ({
      ...pin,
      rating: { hotelClass, guestScore },
      total: total ?? null,
      href: links.toHotel(pin.id, total).slice(hrefStem.length),
    })),
    hrefStem,
    listed: hotels.map(({ latitude, longitude }) => ({ latitude, longitude })),
  });
  return (
    <ResultsMap
      namespace="hotelMap"
      label={t("label", { place: place.name })}
      view={view}
      Rating={PinRating}
      ratingTexts={["hotelTerms"]}
    />
  );
}
