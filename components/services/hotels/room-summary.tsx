import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { StaySummary } from "@/components/site/hotels/stay-summary";
import { SupplierText } from "@/components/site/supplier-text";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { RoomLines } from "./room-lines";

/** Where, when and in which rooms, as checkout sums it up. */
export function RoomSummary({ item }: { item: HotelItem }) {
  const { hotel, stay, rooms, offer } = item;
  return (
    <>
      <StaySummary hotel={hotel} stay={stay} rooms={rooms} />
      <section className="border-t border-line pt-4 text-sm">
        {offer ? (
          <>
            <h3 className="font-semibold">
              {rooms.length > 1 && `${rooms.length} × `}
              <SupplierText language={item.language}>{offer.room.name}</SupplierText>
            </h3>
            <p className="text-ink-soft">
              <BedText beds={offer.room.beds} />
            </p>
            <p className="mt-1">
              <BoardText board={offer.board} />
            </p>
          </>
        ) : (
          <RoomLines item={item} />
        )}
      </section>
    </>
  );
}
