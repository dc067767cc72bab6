"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePathname, useSearchParams } from "next/navigation";
import { Notice } from "@/components/ui/notice";
import { useDateRange } from "@/lib/dates/use-date-range";
import { mergeOffers } from "@/lib/hotels/room-types";
import { hotelOffersQuery } from "@/lib/queries/hotels";
import { getQueryClient } from "@/lib/queries/query-client";
import type { HotelSelection } from "@/lib/api/contract/hotel-items";

const link = "inline-flex min-h-11 items-center font-semibold underline";

type Props = { selection: HotelSelection };

/**
 * The rooms have sold out: nothing was charged, and here is what is left, for these dates or for
 * the nearest ones.
 */
export function GoneNotice({ selection: { hotelId, stay, rooms, residence } }: Props) {
  const t = useTranslations("hotelDetails.gone");
  const toRange = useDateRange();
  const path = usePathname();
  const query = useSearchParams();
  const { data, dataUpdatedAt } = useQuery(
    hotelOffersQuery(hotelId, { stay, rooms, residence }),
    getQueryClient(),
  );
  const hrefOf = (start: string, end: string) => {
    const changed = new URLSearchParams(query);
    changed.set("checkIn", start);
    changed.set("checkOut", end);
    changed.delete("shown");
    return `${path}?${changed.toString()}`;
  };
  return (
    <Notice tone="error" title={t("title")} className="text-start">
      <p>{t("text")}</p>
      <ul>
        {data && data.offers.length > 0 && (
          <li>
            {/* Anew from the server: what is gone isn't in the list any more. */}
            <a href={hrefOf(stay.start, stay.end)} className={link}>
              {t("others", { count: mergeOffers(data.offers, new Date(dataUpdatedAt)).length })}
            </a>
          </li>
        )}
        {data?.alternatives?.dates.map(({ start, end }) => (
          <li key={start}>
            <a href={hrefOf(start, end)} className={link}>
              {toRange(start, end)}
            </a>
          </li>
        ))}
        <li>
          <a href="#dates" className={link}>
            {t("dates")}
          </a>
        </li>
      </ul>
    </Notice>
  );
}
