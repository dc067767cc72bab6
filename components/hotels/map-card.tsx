import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { HotelSummary } from "@/lib/api/contract/hotels";

/** The card of a selected hotel on a map. */
export const MapCard = ({
  hotel,
  href,
  totalLabel,
}: {
  hotel: HotelSummary;
  href: string;
  totalLabel: string;
}) => (
  <div className="relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card">
    <Picture
      src={hotel.picture}
      alt=""
      width={480}
      height={480}
      sizes="7rem"
      className="size-full min-h-28 object-cover"
    />
    <div className="space-y-1 p-3 pe-12">
      <HotelClass hotelClass={hotel.hotelClass} />
      <p className="font-semibold">
        <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
          <bdi>{hotel.name}</bdi>
        </Link>
      </p>
      <GuestScore score={hotel.guestScore} />
      {hotel.offer.price && (
        <p className="text-sm">
          {totalLabel}{" "}
          <strong className="font-semibold">
            <MoneyText money={hotel.offer.price.total} />
          </strong>
        </p>
      )}
    </div>
  </div>
);
