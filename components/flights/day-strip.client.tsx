"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import type { DayPricesBody } from "@/lib/api/browser/flights";
import { dayPricesQuery } from "@/lib/queries/flights";
import { getQueryClient } from "@/lib/queries/query-client";

/** Never sent. */
const noSearch: DayPricesBody = { legs: [], adults: 1 };

type Props = {
  /** The same search on each day: its words and its URL. */
  days: readonly { date: string; text: string; href: string }[];
  current: string;
  /** Sent once the page is loaded; null for viewers without price rights. */
  search: DayPricesBody | null;
};

/**
 * The days around a search, with what the cheapest flights of each cost. Without script, and while
 * prices are missing, they are links all the same.
 */
export function DayStrip({ days, current, search }: Props) {
  const t = useTranslations("flights.days");
  const { data, isFetching } = useQuery(
    { ...dayPricesQuery(search ?? noSearch), enabled: search !== null },
    getQueryClient(),
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current;
    const day = shown?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!shown || !day) return;
    const box = shown.getBoundingClientRect();
    // A difference, which is right in both directions of writing.
    shown.scrollLeft += day.x + day.width / 2 - (box.x + box.width / 2);
  }, [current]);
  const found = new Map(data?.map((day) => [day.date, day]));
  const amounts = (data ?? []).flatMap(({ total }) => total?.amount ?? []);
  const cheapest = Math.min(...amounts);
  return (
    <nav aria-label={t(search ? "label" : "labelOnly")} className="day-strip">
      <ul ref={list}>
        {days.map(({ date, text, href }) => {
          const day = found.get(date);
          return (
            <li key={date}>
              <Link href={href} aria-current={date === current ? "date" : undefined}>
                <span>{text}</span>
                {search && (
                  <span
                    className="day-strip-price noscript:hidden"
                    data-cheapest={day?.total?.amount === cheapest}
                    data-pending={isFetching && !data}
                  >
                    {day?.total
                      ? t.rich("from", {
                          price: () => day.total && <MoneyText money={day.total} />,
                        })
                      : day?.isFlown === false && t("none")}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
