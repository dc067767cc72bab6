"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { OffersLeft, SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { ExactMoney } from "@/components/site/exact-money";
import { buttonClass } from "@/components/ui/button-class";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { useDateRange } from "@/lib/dates/use-date-range";
import { hotelOffersQuery } from "@/lib/queries/hotels";
import { getQueryClient } from "@/lib/queries/query-client";
import { withParameters } from "@/lib/query-values";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";

export type SoldOutStay = { hotelId: string; hotelName: string; party: HotelParty };

type Props = { stay: SoldOutStay; links: CheckoutLinks };

/**
 * The room went to another buyer: says so plainly, and where there still is one, in the same hotel
 * or on days nearby.
 */
export function SoldOut({ stay: { hotelId, hotelName, party }, links }: Props) {
  const t = useTranslations("hotelBooking.soldOut");
  const toRange = useDateRange();
  const { data, isPending } = useQuery(hotelOffersQuery(hotelId, party), getQueryClient());
  const left = data?.offers ?? [];
  const from = left[0]?.price?.total;
  const dates = data?.alternatives?.dates ?? [];
  return (
    <SoldOutScreen
      title={t("title")}
      text={t("text")}
      isAsking={isPending}
      all={{ href: links.search, text: t("otherHotels") }}
    >
      {left.length > 0 && (
        <OffersLeft
          title={t("otherRooms", { count: left.length })}
          action={{ href: links.offers, text: t("seeRooms") }}
        >
          <p className="mt-1 text-ink-soft">
            {hotelName}
            {from && <> · {t.rich("from", { price: () => <ExactMoney money={from} /> })}</>}
          </p>
        </OffersLeft>
      )}
      {dates.length > 0 && (
        <section>
          <h2 className="text-heading font-semibold">{t("otherDates")}</h2>
          <ul className="mt-3 flex flex-wrap gap-3">
            {dates.map(({ start, end }) => (
              <li key={`${start} ${end}`}>
                <a
                  href={withParameters(links.offers, { checkIn: start, checkOut: end })}
                  className={buttonClass({ look: "secondary" })}
                >
                  {toRange(start, end)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SoldOutScreen>
  );
}
