"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import { OffersLeft, SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { ExactMoney } from "@/components/site/exact-money";
import type { CarItem } from "@/lib/api/contract/car-items";
import { toSearchLike } from "@/lib/cars/search-places";
import { carsLeftQuery } from "@/lib/queries/cars";
import { getQueryClient } from "@/lib/queries/query-client";
import { withParameters } from "@/lib/query-values";

/**
 * The car went to another buyer: says so plainly, and how many others of its kind there still are
 * for the same rental.
 */
export function SoldOut({ item, links }: { item: CarItem; links: CheckoutLinks }) {
  const t = useTranslations("carBooking.soldOut");
  const { data, isPending } = useQuery(carsLeftQuery(toSearchLike(item)), getQueryClient());
  const from = data?.from;
  return (
    <SoldOutScreen
      title={t("title")}
      text={t("text")}
      isAsking={isPending || data?.isSearching === true}
      all={{ href: links.search, text: t("otherCars") }}
    >
      {data && data.total > 0 && (
        <OffersLeft
          title={t("sameClass", { count: data.total })}
          action={{
            href: withParameters(links.search, { class: item.offer.vehicle.class }),
            text: t("seeCars"),
          }}
        >
          {from && (
            <p className="mt-1 text-ink-soft">
              {t.rich("from", { price: () => <ExactMoney money={from} /> })}
            </p>
          )}
        </OffersLeft>
      )}
    </SoldOutScreen>
  );
}
