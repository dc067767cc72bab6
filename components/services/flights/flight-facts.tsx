import { useTranslations } from "next-intl";
import { BookingFacts } from "@/components/site/bookings/booking-facts";
import { Fact } from "@/components/site/bookings/fact";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { PassengerFacts } from "./passenger-facts";
import { LegFacts } from "./leg-facts";
import { useFlightTexts } from "./flight-texts-of";

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
