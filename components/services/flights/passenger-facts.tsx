import { toFullName } from "@/lib/api/contract/full-name";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/site/bookings/copy-button.client";
import { hasEnded } from "@/lib/api/contract/booking-states";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listPassengers } from "@/lib/flights/list-passengers";
import { useFlightTexts } from "./flight-texts-of";

/** Everybody who flies, with their tickets, seats and bags. */
export function PassengerFacts({ booking }: { booking: Booking & { item: FlightItem } }) {
  const t = useTranslations("flightBooking");
  const kinds = useTranslations("flightBooking.facts.kinds");
  const { seatsOf, bagsOf, lapOf } = useFlightTexts(booking.item);
  const { travellers, ticketNumbers, state } = booking;
  return (
    <section className="pt-4">
      <h3 className="font-semibold">{t("summary.passengers")}</h3>
      <ul className="text-sm">
        {listPassengers(booking.item).map((passenger) => {
          const traveller = travellers[passenger.index];
          const ticket = ticketNumbers[passenger.index];
          const lines = [
            ...lapOf(passenger, travellers),
            ...seatsOf(passenger),
            ...bagsOf(passenger),
          ];
          const name = traveller ? toFullName(traveller) : "";
          return (
            <li key={passenger.index} className="border-b border-line py-3 last:border-0">
              <p>
                <bdi className="font-semibold">{name}</bdi>
                <span className="text-ink-soft">
                  {name && " · "}
                  {kinds(passenger.kind, { age: passenger.age ?? 0 })}
                </span>
              </p>
              {ticket ? (
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="text-ink-soft">{t("facts.ticket")}</span>
                  <bdi dir="ltr" className="font-semibold tabular-nums select-all">
                    {ticket}
                  </bdi>
                  <CopyButton text={ticket} name={`${t("facts.ticket")}, ${name}`} />
                </p>
              ) : (
                !hasEnded(state) && <p className="text-ink-soft">{t("facts.noTicket")}</p>
              )}
              {lines.map((line) => (
                <p key={line} className="text-ink-soft">
                  {line}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
