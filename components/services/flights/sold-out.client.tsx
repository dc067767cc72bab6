"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import { OffersLeft, SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { ExactMoney } from "@/components/site/exact-money";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { ItinerarySummary } from "@/lib/api/contract/flights";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { toAirports } from "@/lib/flights/list-segments";
import { nextBestQuery } from "@/lib/queries/flight-extras";
import { getQueryClient } from "@/lib/queries/query-client";
import { withParameters } from "@/lib/query-values";

type Props = { item: FlightItem; links: CheckoutLinks };

/**
 * The flights went to another buyer: says so plainly, and what the same search has next. What was
 * typed stays in the browser's draft, for these as well.
 */
export function SoldOut({ item, links }: Props) {
  const t = useTranslations("flightExtras.soldOut");
  const { data, isPending } = useQuery(nextBestQuery(item), getQueryClient());
  return (
    <SoldOutScreen
      title={t("title")}
      text={t("text")}
      isAsking={isPending || (data?.isSearching === true && !data.next)}
      bones="h-32"
      all={{ href: links.search, text: t("all") }}
    >
      {data?.next && (
        <NextBest
          next={data.next}
          href={withParameters(links.offers, { itinerary: data.next.id })}
        />
      )}
    </SoldOutScreen>
  );
}

function NextBest({ next: { legs, fare }, href }: { next: ItinerarySummary; href: string }) {
  const t = useTranslations("flightExtras.soldOut");
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const { total } = fare.price ?? {};
  return (
    <OffersLeft title={t("next")} action={{ href, text: t("see") }}>
      <ul className="mt-3 space-y-2">
        {legs.map(({ segments }, index) => {
          const [first] = segments;
          return (
            first && (
              <li key={index}>
                <bdi className="font-semibold">{toAirports(segments)}</bdi>
                <span className="block text-sm text-ink-soft">
                  {format.dateTime(toLocalMoment(first.departs.local), localMomentOfDay)}
                  {" · "}
                  {terms("stops", { count: segments.length - 1 })}
                  {" · "}
                  <bdi>{first.airline.name}</bdi>
                </span>
              </li>
            )
          );
        })}
      </ul>
      {total && (
        <p className="mt-3 font-semibold">
          {t.rich("total", { price: () => <ExactMoney money={total} /> })}
        </p>
      )}
    </OffersLeft>
  );
}
