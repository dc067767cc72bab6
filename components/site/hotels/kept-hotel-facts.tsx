import { Icon } from "@/components/ui/icon";
import { useDateRange } from "@/lib/dates/use-date-range";
import { readKeptSearch } from "@/lib/hotels/kept-search";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { GuestScore } from "./guest-score";
import { HotelClass } from "./hotel-class";
import { PartyText } from "./party-text";

/** Where a saved hotel is, how good, and for when and whom it was looked at. */
export function KeptHotelFacts({ item }: { item: KeptItem }) {
  const toRange = useDateRange();
  const kept = readKeptSearch(item);
  const { rating, place } = item;
  return (
    <>
      {rating && <HotelClass hotelClass={rating.hotelClass} />}
      {place && <p>{place}</p>}
      {rating && <GuestScore score={rating.guestScore} />}
      {kept && (
        <p className="flex items-start gap-2">
          <Icon name="calendar-days" className="mt-1 size-4 shrink-0" />
          <span>
            {toRange(kept.stay.start, kept.stay.end)}
            {" · "}
            <PartyText rooms={kept.rooms} />
          </span>
        </p>
      )}
    </>
  );
}
