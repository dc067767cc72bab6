"use client";

import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { toSearchTextOf } from "@/lib/hotels/kept-search";
import type { MapPin } from "@/lib/maps/map-view";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";

/** Saves a hotel from the map, with the search. */
export function PinSave({ pin, href }: { pin: MapPin; href: string }) {
  const { id, name, picture, rating = null } = pin;
  const search = toSearchTextOf(href);
  return (
    <SaveButton item={{ service: "hotels", id, name, picture, place: null, rating, search }} />
  );
}

/** What a hotel's pin says besides its name: class and guest score. */
export const PinRating = ({ pin: { rating } }: { pin: MapPin }) =>
  rating && (
    <>
      <HotelClass hotelClass={rating.hotelClass} />
      <GuestScore score={rating.guestScore} />
    </>
  );
