import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { StaySummary } from "@/components/site/hotels/stay-summary";
import type { HotelItem } from "@/lib/api/contract/hotel-items";

/** Where, when and in which rooms, as checkout sums it up. */
export function RoomSummary({ item: { hotel, stay, rooms, offer } }: { item: HotelItem }) {
  return (
    <>
      <StaySummary hotel={hotel} stay={stay} rooms={rooms} />
      <section className="border-t border-line pt-4 text-sm">
        <h3 className="font-semibold">
          {rooms.length > 1 && `${rooms.length} × `}
          {offer.room.name}
        </h3>
        <p className="text-ink-soft">
          <BedText beds={offer.room.beds} />
        </p>
        <p className="mt-1">
          <BoardText board={offer.board} />
        </p>
      </section>
    </>
  );
}
