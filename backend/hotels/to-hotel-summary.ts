import { distanceKm } from "@/lib/api/contract/distance-km";
import type { HotelSummary } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import type { PriceTier } from "@/lib/api/contract/roles";
import { findFreeCancellation } from "../pricing/free-cancellation";
import type { Pricing } from "../pricing/get-pricing";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { describeSurroundings } from "../reference-data/nearby";
import type { Landmark } from "../reference-data/place";
import { toPlaceName } from "../reference-data/to-place-name";
import type { Match } from "./match-hotels";

/** As many as are turned over in a list: all of them are on the hotel's own page. */
const furtherPictures = 4;

type Terms = {
  pricing: Pricing;
  tier: PriceTier;
  nights: number;
  now: string;
  language: LanguageCode;
  /** What the list is sorted by the distance to. */
  landmark: Landmark | null;
};

function toWhereabouts(
  point: Point,
  { language, landmark }: Pick<Terms, "language" | "landmark">,
): Pick<HotelSummary, "quarter" | "near"> {
  const { quarter, near: nearest } = describeSurroundings(point);
  const near = landmark ? { landmark, distance: distanceKm(point, landmark) } : nearest;
  return {
    quarter: quarter && toPlaceName(quarter, language),
    near: near && {
      kind: near.landmark.kind,
      name: toPlaceName(near.landmark, language),
      distance: Math.round(near.distance * 100) / 100,
    },
  };
}

/** A line of the list, as a viewer of this tier may see it. */
export function toHotelSummary(
  { hotel, offer }: Match,
  { pricing, tier, nights, now, ...whereabouts }: Terms,
): HotelSummary {
  const {
    id,
    supplier,
    name,
    hotelClass,
    guestScore,
    city,
    countryCode,
    latitude,
    longitude,
    amenities,
    picture,
    pictures = [],
    distance,
  } = hotel;
  const sale = pricing.toSale(offer.price, {
    isPaidOnSite: offer.payment === "atProperty",
  });
  const price = sale && toViewerPrice(sale, { tier, unit: { count: nights, per: "night" } });
  const until = findFreeCancellation(offer.cancellation, now);
  return {
    id,
    supplier,
    name,
    hotelClass,
    guestScore,
    city,
    countryCode,
    latitude,
    longitude,
    amenities,
    picture,
    morePictures: [...new Set(pictures)]
      .filter((other) => other !== picture)
      .slice(0, furtherPictures),
    distance,
    ...toWhereabouts(hotel, whereabouts),
    offer: {
      id: offer.id,
      board: offer.board,
      payment: offer.payment,
      roomsLeft: offer.roomsLeft,
      roomName: hotel.roomNames[offer.id] ?? "",
      freeCancellation: until === null ? null : { until, zone: offer.cancellation.zone },
      ...(price ? { price } : {}),
    },
  };
}
