"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DateRange } from "@/components/search/date-range.client";
import { PartyText } from "@/components/site/hotels/party-text";
import { ChangeBooking } from "@/components/trips/change-booking.client";
import { Checkbox } from "@/components/ui/checkbox";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { maximumNights } from "@/lib/dates/search-limits";
import type { Money } from "@/lib/money/money";
import { guestNames } from "./to-guests";

type Props = {
  which: BookingAccess;
  prefix: string;
  /** At the hotel. */ today: string;
  total: Money;
  stay: HotelParty["stay"];
  rooms: HotelParty["rooms"];
  /** Of rooms that aren't alike. */ roomNames: readonly ReactNode[];
  people: Pick<Booking, "contact" | "travellers" | "requests" | "isForClient">;
};

const roomName = (position: number) => `room${position}`;

/** Other dates for a stay, and which of its rooms are kept. */
export function ChangeStay({ which, prefix, today, total, stay, rooms, roomNames, people }: Props) {
  const t = useTranslations("hotelBooking.change");
  const guests = useTranslations("hotelBooking.guests");
  const search = useTranslations("search");
  const positions = rooms.map((_, position) => position);
  return (
    <ChangeBooking
      which={which}
      prefix={prefix}
      total={total}
      names={["checkIn", "checkOut", ...positions.map(roomName)]}
      toChange={(values) => ({
        service: "hotels",
        stay: { start: values.checkIn ?? "", end: values.checkOut ?? "" },
        rooms: rooms.length > 1 ? positions.filter((one) => values[roomName(one)]) : [0],
      })}
      check={(change) => {
        if (change.rooms.length === 0) return t("noRooms");
        const { start, end } = change.stay;
        const isSame = start === stay.start && end === stay.end;
        return isSame && change.rooms.length === rooms.length ? t("unchanged") : null;
      }}
      toDraft={(change) => toDraft(people, change.rooms)}
    >
      <DateRange
        today={today}
        maximumDays={maximumNights}
        areNightsCounted
        start={{ name: "checkIn", label: search("checkIn"), value: stay.start }}
        end={{ name: "checkOut", label: search("checkOut"), value: stay.end }}
      />
      {rooms.length > 1 && (
        <fieldset>
          <legend className="text-sm font-semibold">{t("rooms")}</legend>
          {rooms.map((room, position) => (
            <label
              key={roomName(position)}
              className="flex min-h-11 cursor-pointer items-center gap-3"
            >
              <Checkbox name={roomName(position)} value="yes" defaultChecked />
              <span>
                {guests("room", { number: position + 1 })}{" "}
                <span className="text-ink-soft">
                  (<PartyText rooms={[room]} />)
                </span>
                {roomNames[position] && <span className="block">{roomNames[position]}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </ChangeBooking>
  );
}

/** Who was named for the rooms that are kept, by the names of checkout's controls. */
function toDraft(
  { contact, travellers, requests, isForClient }: Props["people"],
  kept: readonly number[],
) {
  const names = kept.flatMap((position, room) => {
    const { first, last } = guestNames(room);
    const guest = travellers[position];
    return guest
      ? [
          [first, guest.firstName],
          [last, guest.lastName],
        ]
      : [];
  });
  return {
    ...contact,
    requests,
    isGuestContact: "",
    isForClient: isForClient ? "yes" : "",
    ...(Object.fromEntries(names) as Record<string, string>),
  };
}
