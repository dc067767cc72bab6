import { useTranslations } from "next-intl";
import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { PartyText } from "@/components/site/hotels/party-text";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";

/** Rooms chosen one by one: who sleeps in each, what it is and which meals come with it. */
export function RoomLines({ item }: { item: HotelItem }) {
  const t = useTranslations("hotelBooking.guests");
  return (
    <ol className="space-y-3">
      {listBookedRooms(item).map(({ room, board }, position) => (
        // Rooms have nothing else to be told apart by.
        <li key={position}>
          <p className="text-ink-soft">
            {t("room", { number: position + 1 })}
            {": "}
            <PartyText rooms={item.rooms.slice(position, position + 1)} />
          </p>
          <p className="font-semibold">{room.name}</p>
          <p className="text-ink-soft">
            <BedText beds={room.beds} /> · <BoardText board={board} />
          </p>
        </li>
      ))}
    </ol>
  );
}
