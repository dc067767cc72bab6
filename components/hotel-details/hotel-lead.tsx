import { MapPin } from "lucide-react";
import { ShareButton } from "@/components/site/share-button.client";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import type { Hotel } from "@/lib/api/contract/hotels";

/** Under the name: the class and what guests say, which are two things, and where it is. */
export const HotelLead = ({
  hotel: { name, hotelClass, guestScore, address },
}: {
  hotel: Hotel;
}) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    <HotelClass hotelClass={hotelClass} />
    <GuestScore score={guestScore} />
    <ShareButton title={name} />
    <p className="flex items-center gap-1.5">
      <MapPin aria-hidden className="size-4 shrink-0" />
      {address}
    </p>
  </div>
);
