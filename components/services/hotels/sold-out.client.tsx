"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { buttonClass } from "@/components/ui/button-class";
import { Skeleton } from "@/components/ui/skeleton";
import type { HotelParty } from "@/lib/api/contract/hotels";
import { useDateRange } from "@/lib/dates/use-date-range";
import { hotelOffersQuery } from "@/lib/queries/hotels";
import { getQueryClient } from "@/lib/queries/query-client";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import { withDates } from "./with-dates";

export type SoldOutStay = { hotelId: string; hotelName: string; party: HotelParty };

/**
 * The room went to somebody else: says so plainly, and where there still is one, in the same hotel
 * or on days nearby.
 */
export function SoldOut({
  stay: { hotelId, hotelName, party },
  links,
}: {
  stay: SoldOutStay;
  links: CheckoutLinks;
}) {
  const t = useTranslations("hotelBooking.soldOut");
  const toRange = useDateRange();
  const { data, isPending } = useQuery(hotelOffersQuery(hotelId, party), getQueryClient());
  const left = data?.offers ?? [];
  const from = left[0]?.price?.total;
  const dates = data?.alternatives?.dates ?? [];
  return (
    <div>
      <FormHeading isNew title={t("title")} text={t("text")} />
      <div aria-busy={isPending} className="space-y-6">
        {isPending && <Skeleton className="h-24" />}
        {left.length > 0 && (
          <section className="rounded-card border border-line bg-surface p-5 shadow-card">
            <h2 className="text-heading font-semibold">
              {t("otherRooms", { count: left.length })}
            </h2>
            <p className="mt-1 text-ink-soft">
              {hotelName}
              {from && <> · {t.rich("from", { price: () => <ExactMoney money={from} /> })}</>}
            </p>
            <a href={links.offers} className={buttonClass({ className: "mt-4" })}>
              {t("seeRooms")}
            </a>
          </section>
        )}
        {dates.length > 0 && (
          <section>
            <h2 className="text-heading font-semibold">{t("otherDates")}</h2>
            <ul className="mt-3 flex flex-wrap gap-3">
              {dates.map(({ start, end }) => (
                <li key={`${start} ${end}`}>
                  <a
                    href={withDates(links.offers, { start, end })}
                    className={buttonClass({ look: "secondary" })}
                  >
                    {toRange(start, end)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <a
            href={links.search}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
          >
            {t("otherHotels")}
          </a>
        </p>
      </div>
    </div>
  );
}
