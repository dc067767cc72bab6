import { useFormatter, useTranslations } from "next-intl";
import type { CardFlight } from "@/lib/flights/to-card-flight";

/** Below this many the number helps; above it it only presses. */
const few = 5;

/** What a card says of the fare: what is in it, what can be undone, and what is rare. */
export function FlightTerms({ flight }: { flight: CardFlight }) {
  const t = useTranslations("flights.card");
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const { fare, addedBags, co2, isOnOneTicket, returns } = flight;
  return (
    <ul className="flight-card-terms">
      <li>
        {terms(`cabins.${fare.cabin}`)} · <bdi>{fare.brand}</bdi>
      </li>
      <li>
        {fare.bags.cabin > 0
          ? terms("bags.cabin", { count: fare.bags.cabin })
          : terms("bags.personal")}
        {" · "}
        {terms("bags.checked", { count: fare.bags.checked })}
      </li>
      {addedBags > 0 && (
        <li className="font-semibold text-ink">{t("bagsAdded", { count: addedBags })}</li>
      )}
      <li>
        <span data-good={fare.change === "free"}>{terms(`change.${fare.change}`)}</span>
        {" · "}
        <span data-good={fare.refund === "free"}>{terms(`refund.${fare.refund}`)}</span>
      </li>
      {returns !== undefined && <li>{t("returns", { count: returns })}</li>}
      {isOnOneTicket && <li>{t("oneTicket")}</li>}
      {co2 !== null && <li>{t("co2", { kg: format.number(Math.round(co2)) })}</li>}
      {fare.canPayLater && <li className="font-semibold text-success">{t("payLater")}</li>}
      {fare.seatsLeft !== null && fare.seatsLeft <= few && (
        <li className="font-semibold text-danger">{t("seatsLeft", { count: fare.seatsLeft })}</li>
      )}
    </ul>
  );
}
