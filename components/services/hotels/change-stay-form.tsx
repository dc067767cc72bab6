import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { ChangeFold } from "@/components/site/bookings/change-fold";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { ChangeStay } from "./change-stay.client";
import { toRoomNames } from "./room-lines";

type Props = {
  booking: Booking & { item: HotelItem };
  which: BookingAccess;
  prefix: string;
  now: Date;
};

/** The form for other dates or fewer rooms, with its texts. */
export function ChangeStayForm({ booking, which, prefix, now }: Props) {
  const t = useTranslations("hotelBooking.change");
  const { contact, travellers, requests, isForClient, price, item } = booking;
  return (
    <ClientTexts
      namespaces={["trips", "forms", "search", "hotelBooking", "hotelTerms", "bookingTerms"]}
    >
      <ChangeFold label={t("open")}>
        <ChangeStay
          which={which}
          prefix={prefix}
          today={toLocalDate(now, item.hotel.timeZone)}
          total={price.total}
          stay={item.stay}
          rooms={item.rooms}
          roomNames={toRoomNames(item)}
          people={{ contact, travellers, requests, isForClient }}
        />
      </ChangeFold>
    </ClientTexts>
  );
}
