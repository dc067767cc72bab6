"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { DayStrip } from "@/components/site/day-strip.client";
import { MoneyText } from "@/components/site/money-text.client";
import type { DayPricesBody } from "@/lib/api/browser/flights";
import { dayPricesQuery } from "@/lib/queries/flights";
import { getQueryClient } from "@/lib/queries/query-client";

/** Never sent. */
const noSearch: DayPricesBody = { legs: [], adults: 1 };

type Props = Pick<ComponentProps<typeof DayStrip>, "days" | "current"> & {
  /** Sent once the page is loaded; null for viewers without price rights. */
  search: DayPricesBody | null;
};

/**
 * The days around a search, with what the cheapest flights of each cost. Without script, and while
 * prices are missing, they are links all the same.
 */
export function DayPrices({ days, current, search }: Props) {
  const t = useTranslations("flights.days");
  const { data, isFetching } = useQuery(
    { ...dayPricesQuery(search ?? noSearch), enabled: search !== null },
    getQueryClient(),
  );
  const found = new Map(data?.map((day) => [day.date, day]));
  // Of the days that are shown.
  const amounts = days.flatMap(({ date }) => found.get(date)?.total?.amount ?? []);
  const cheapest = Math.min(...amounts);
  const toPrice = (date: string) => {
    const day = found.get(date);
    return (
      <span
        className="day-strip-price noscript:hidden"
        data-cheapest={day?.total?.amount === cheapest}
        data-pending={isFetching && !data}
      >
        {day?.total
          ? t.rich("from", { price: () => day.total && <MoneyText money={day.total} /> })
          : day?.isFlown === false && t("none")}
      </span>
    );
  };
  return (
    <DayStrip
      label={t(search ? "label" : "labelOnly")}
      days={days}
      current={current}
      {...(search && { toNote: toPrice })}
    />
  );
}
