import { reviewsId } from "@/components/site/hotels/reviews-id";
import { RecentVisit } from "@/components/site/recent-items/recent-visit.client";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { ShareButton } from "@/components/site/share-button.client";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { Icon } from "@/components/ui/icon";
import type { Hotel } from "@/lib/api/contract/hotels";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";

type Props = {
  hotel: Hotel;
  hasReviews: boolean;
  /** The search it was found by, as a query. */
  search: string | null;
};

/** Under the name: the class and what guests say, which are two things, and where it is. */
export const HotelLead = ({ hotel, hasReviews, search }: Props) => {
  const { name, hotelClass, guestScore, address } = hotel;
  const kept = toKeptHotel(hotel, search);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <HotelClass hotelClass={hotelClass} />
      <GuestScore score={guestScore} href={hasReviews ? `#${reviewsId}` : undefined} />
      <ShareButton title={name} />
      <SaveButton item={kept} look="wide" />
      <RecentVisit item={kept} />
      <p className="flex items-center gap-1.5">
        <Icon name="map-pin" className="size-4 shrink-0" />
        {address}
      </p>
    </div>
  );
};
