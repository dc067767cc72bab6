import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { PartyText } from "@/components/site/hotels/party-text";
import { SupplierText } from "@/components/site/supplier-text";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";
import { StaySummary } from "@/components/site/hotels/stay-summary";

/** Rooms chosen one by one: who sleeps in each, what it is and which meals come with it. */
export function RoomLines({ item }: { item: HotelItem }) {
  const t = useTranslations("hotelBooking.guests");
  return (
    <ol className="space-y-3">
      {listBookedRooms(item).map(({ room, board }, position) => (
        // Rooms may repeat: their index is the key.
        <li key={position}>
          <p className="text-ink-soft">
            {t("room", { number: position + 1 })}
            {": "}
            <PartyText rooms={item.rooms.slice(position, position + 1)} />
          </p>
          <p className="font-semibold">
            <SupplierText language={item.language}>{room.name}</SupplierText>
          </p>
          <p className="text-ink-soft">
            <BedText beds={room.beds} /> · <BoardText board={board} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The names of rooms chosen one by one, in their order; none of rooms that are alike. */
export const toRoomNames = ({ offers = [], language }: HotelItem): ReactNode[] =>
  offers.map(({ room }, index) => (
    // Rooms may repeat: their index is the key.
    <SupplierText key={index} language={language}>
      {room.name}
    </SupplierText>
  ));

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
