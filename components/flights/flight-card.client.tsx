"use client";

import { useTranslations } from "next-intl";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { toKeptFlight } from "@/lib/flights/kept-flight";
import type { CardFlight } from "@/lib/flights/to-card-flight";
import { useFlightCardsView } from "./flight-cards-view.client";
import { FlightLegLine } from "./flight-leg";
import { FlightPrice } from "./flight-price";
import { FlightTerms } from "./flight-terms";

type Props = {
  flight: CardFlight;
  /** The rest of the URL it leads to, after the view's `hrefStem`: its fares, or its ways back. */
  href: string;
};

/**
 * An itinerary with the fare of its price. A client component for the size of the page: made on the
 * server a card would be in the document, and with all its elements in the page's data.
 */
export function FlightCard({ flight, href }: Props) {
  const t = useTranslations("flights.card");
  const { passengers, chosen, priceCall, hrefStem } = useFlightCardsView();
  const { legs, fare, returns } = flight;
  const airlines = new Map(legs.flatMap((leg) => leg.airlines.map((each) => [each.code, each])));
  const names = [...airlines.values()].map(({ name }) => name).join(" · ");
  const times = legs
    .map(({ from, to }) =>
      t("times", {
        from: from.airport,
        departs: from.time,
        to: to.airport,
        arrives: to.time,
      }),
    )
    .join(", ");
  const name = `${names}, ${times}`;
  return (
    <article className="result-card flight-card">
      <div className="flight-card-legs">
        <h3 className="flight-card-name">
          <Link href={`${hrefStem}${href}`} className="result-link">
            <bdi>{names}</bdi>
            {/* Airlines fly many times a day. */}
            <VisuallyHidden>, {times}</VisuallyHidden>
          </Link>
        </h3>
        <ol className="flight-card-ways">
          {legs.map((leg, index) => (
            <FlightLegLine key={index} leg={leg} />
          ))}
        </ol>
        <FlightTerms flight={flight} />
        {chosen && (
          <SaveButton
            item={toKeptFlight([...chosen, ...legs], `${hrefStem}${href}`)}
            label={name}
            className="flight-card-save"
          />
        )}
      </div>
      <div className="flight-card-price">
        {fare.price ? (
          <FlightPrice
            price={fare.price}
            passengers={passengers}
            isLowest={returns !== undefined}
          />
        ) : (
          priceCall && (
            <a
              href={priceCall.href}
              aria-label={t(priceCall.kind === "ask" ? "askOf" : "revealOf", { name })}
              className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline price-beside:justify-end"
            >
              {t(priceCall.kind === "ask" ? "ask" : "reveal")}
            </a>
          )
        )}
        <span aria-hidden className={buttonClass()}>
          {t(returns === undefined ? "see" : "choose")}
        </span>
      </div>
    </article>
  );
}
