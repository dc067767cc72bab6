import { getTranslations } from "next-intl/server";
import { PinRating } from "@/components/hotels/pin-rating.client";
import { PinSave } from "@/components/hotels/pin-save.client";
import { ResultsMap } from "@/components/results/results-map";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import type { FoundHotels } from "@/lib/data/hotels";
import { getMapView } from "@/lib/data/map-views";
import type { HotelLinks } from "@/lib/hotels/hotel-links";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-search-query";

type Props = {
  tenant: string;
  search: Pick<HotelSearchQuery, "placeName" | "area">;
  /** What distances are from: the place, or the middle of the area. */
  place: HotelSearch["place"];
  found: FoundHotels;
  links: HotelLinks;
};

/** The hotels where they are. */
export async function HotelsMap({
  tenant,
  search: { placeName, area },
  place,
  found: { pins, hotels },
  links,
}: Props) {
  const hrefStem = links.toHotel("");
  const t = await getTranslations("hotelMap");
  const view = await getMapView(tenant, {
    place,
    area,
    areaHref: links.to({ area: null, page: 1 }),
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
      label={t("label", { place: placeName })}
      listHref={links.to({ view: "list" })}
      view={view}
      Rating={PinRating}
      Action={PinSave}
      pinTexts={["hotelTerms", "saving"]}
    />
  );
}
