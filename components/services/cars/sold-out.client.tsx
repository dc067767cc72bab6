"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import { ExactMoney } from "@/components/site/exact-money";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { buttonClass } from "@/components/ui/button-class";
import { Skeleton } from "@/components/ui/skeleton";
import type { CarItem } from "@/lib/api/contract/car-items";
import { toSearchLike } from "@/lib/cars/cars-like";
import { withClass } from "@/lib/cars/with-class";
import { carsLeftQuery } from "@/lib/queries/cars";
import { getQueryClient } from "@/lib/queries/query-client";

/**
 * The car went to somebody else: says so plainly, and how many others of its kind there still are
 * for the same rental.
 */
export function SoldOut({ item, links }: { item: CarItem; links: CheckoutLinks }) {
  const t = useTranslations("carBooking.soldOut");
  const { data, isPending } = useQuery(carsLeftQuery(toSearchLike(item)), getQueryClient());
  const from = data?.from;
  const isAsking = isPending || data?.isSearching === true;
  return (
    <div>
      <FormHeading isNew title={t("title")} text={t("text")} />
      <div aria-busy={isAsking} className="space-y-6">
        {isAsking && <Skeleton className="h-24" />}
        {data && data.total > 0 && (
          <section className="rounded-card border border-line bg-surface p-5 shadow-card">
            <h2 className="text-heading font-semibold">{t("sameClass", { count: data.total })}</h2>
            {from && (
              <p className="mt-1 text-ink-soft">
                {t.rich("from", { price: () => <ExactMoney money={from} /> })}
              </p>
            )}
            <a
              href={withClass(links.search, item.offer.vehicle.class)}
              className={buttonClass({ className: "mt-4" })}
            >
              {t("seeCars")}
            </a>
          </section>
        )}
        <p>
          <a
            href={links.search}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
          >
            {t("otherCars")}
          </a>
        </p>
      </div>
    </div>
  );
}
