import { useTranslations } from "next-intl";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { Fact } from "@/components/site/bookings/fact";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { LegFacts } from "./leg-facts";
import { useFlightTexts } from "./flight-texts-of";
import { toFullName } from "@/lib/api/contract/full-name";
import { CopyButton } from "@/components/site/bookings/copy-button.client";
import { hasEnded } from "@/lib/api/contract/booking-states";
import { listPassengers } from "@/lib/flights/list-passengers";

/** Which flights, for whom and what the airport wants: what travellers need on the way. */
export function FlightFacts({ booking }: { booking: Booking & { item: FlightItem } }) {
  const t = useTranslations("flightBooking");
  const terms = useTranslations("flightTerms");
  const { item, state } = booking;
  const { included } = useFlightTexts(item);
  const { itinerary, fare } = item;
  return (
    <BookingFacts
      booking={booking}
      heading={
        <>
          <p className="text-sm text-ink-soft">{t("facts.localTimes")}</p>
          {itinerary.legs.map((leg, index) => (
            // Legs have no id, only an order.
            <LegFacts key={index} leg={leg} />
          ))}
          <PassengerFacts booking={booking} />
          {/* Check-in needs a ticketed booking. */}
          {state === "confirmed" && (
            <section className="border-t border-line py-4">
              <h3 className="font-semibold">{t("bring.title")}</h3>
              <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
                {(["documents", "entry", "checkIn", "inTime"] as const).map((thing) => (
                  <li key={thing}>{t(`bring.${thing}`)}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      }
    >
      <Fact label={t("summary.fare")}>
        <bdi>{fare.brand.name}</bdi>
        <span className="block font-normal text-ink-soft">{terms(`cabins.${fare.cabin}`)}</span>
      </Fact>
      <Fact label={t("summary.bags")}>
        {included.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    </BookingFacts>
  );
}

/** Everybody who flies, with their tickets, seats and bags. */
function PassengerFacts({ booking }: { booking: Booking & { item: FlightItem } }) {
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
