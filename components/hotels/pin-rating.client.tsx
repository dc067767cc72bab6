"use client";

import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import type { MapPin } from "@/lib/maps/map-view";

/** What a hotel's pin says besides its name: class and guest score. */
export const PinRating = ({ pin: { rating } }: { pin: MapPin }) =>
  rating && (
    <>
      <HotelClass hotelClass={rating.hotelClass} />
      <GuestScore score={rating.guestScore} />
    </>
  );
