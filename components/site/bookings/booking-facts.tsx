import { Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { StaySummary } from "@/components/site/hotels/stay-summary";
import type { Booking } from "@/lib/api/contract/bookings";
import { Fact } from "./fact";

type Props = {
  booking: Pick<Booking, "item" | "headline" | "travellers" | "contact" | "requests">;
};

/** Where, when, in which room, and who: what somebody needs on the way. */
export function BookingFacts({
  booking: { item, headline, travellers, contact, requests },
}: Props) {
  const { hotel, stay, rooms, offer } = item;
  const t = useTranslations("bookingTerms.facts");
  return (
    <div>
      <StaySummary hotel={hotel} stay={stay} rooms={rooms} />
      <dl className="border-t border-line text-sm">
        <Fact label={t("room")}>
          {rooms.length > 1 && `${rooms.length} × `}
          {offer.room.name}
          <span className="block font-normal text-ink-soft">
            <BedText beds={offer.room.beds} />
          </span>
        </Fact>
        <Fact label={t("board")}>
          <BoardText board={offer.board} />
        </Fact>
        {travellers.map(({ firstName, lastName }, index) => (
          <Fact
            key={`${index} ${firstName} ${lastName}`}
            label={travellers.length > 1 ? t("guestOfRoom", { number: index + 1 }) : t("guest")}
          >
            <bdi>{`${firstName} ${lastName}`}</bdi>
          </Fact>
        ))}
        <Fact label={t("contact")}>
          <bdi>{`${contact.firstName} ${contact.lastName}`}</bdi>
          {[contact.email, contact.phone].map((address) => (
            <span key={address} className="block font-normal text-ink-soft">
              <bdi dir="ltr">{address}</bdi>
            </span>
          ))}
        </Fact>
        {requests && (
          <Fact label={t("requests")}>
            <span dir="auto" className="block whitespace-pre-line">
              {requests}
            </span>
          </Fact>
        )}
        {headline.phone && (
          <Fact label={t("phone")}>
            <a
              href={`tel:${headline.phone.replace(/[^+\d]/g, "")}`}
              className="inline-flex items-center gap-1.5 text-brand-ink hover:underline"
            >
              <Phone aria-hidden className="size-4" />
              <bdi dir="ltr">{headline.phone}</bdi>
            </a>
          </Fact>
        )}
      </dl>
    </div>
  );
}
