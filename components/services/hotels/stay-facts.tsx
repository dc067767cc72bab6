import { toFullName } from "@/lib/api/contract/full-name";
import { useTranslations } from "next-intl";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { Fact } from "@/components/site/bookings/fact";
import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { StaySummary } from "@/components/site/hotels/stay-summary";
import { SupplierText } from "@/components/site/supplier-text";
import type { Booking } from "@/lib/api/contract/bookings";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";

/** Where, when, in which room, and who: what guests need on the way. */
export function StayFacts({ booking }: { booking: Booking & { item: HotelItem } }) {
  const t = useTranslations("hotelBooking.facts");
  const { travellers } = booking;
  const { hotel, stay, rooms, offer, language } = booking.item;
  return (
    <BookingFacts
      booking={booking}
      heading={<StaySummary hotel={hotel} stay={stay} rooms={rooms} />}
    >
      {offer ? (
        <>
          <Fact label={t("room")}>
            {rooms.length > 1 && `${rooms.length} × `}
            <SupplierText language={language}>{offer.room.name}</SupplierText>
            <span className="block font-normal text-ink-soft">
              <BedText beds={offer.room.beds} />
            </span>
          </Fact>
          <Fact label={t("board")}>
            <BoardText board={offer.board} />
          </Fact>
        </>
      ) : (
        listBookedRooms(booking.item).map(({ room, board }, index) => (
          // Rooms may repeat: their index is the key.
          <Fact key={index} label={t("roomOf", { number: index + 1 })}>
            <SupplierText language={language}>{room.name}</SupplierText>
            <span className="block font-normal text-ink-soft">
              <BedText beds={room.beds} /> · <BoardText board={board} />
            </span>
          </Fact>
        ))
      )}
      {travellers.map(({ firstName, lastName }, index) => (
        <Fact
          key={`${index} ${firstName} ${lastName}`}
          label={travellers.length > 1 ? t("guestOfRoom", { number: index + 1 }) : t("guest")}
        >
          <bdi>{toFullName({ firstName, lastName })}</bdi>
        </Fact>
      ))}
    </BookingFacts>
  );
}
