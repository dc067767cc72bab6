"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ItemService } from "@/lib/api/contract/items";
import { hourMs } from "@/lib/dates/durations";
import { zonedTime } from "@/lib/dates/zoned-time";

/** Minutes mean something to people up to here; later ones are told by day and time. */
const countedMs = 2 * hourMs;

/** Until when it can be paid, and how many minutes that is where they are few. */
export function TimeLeft({
  service,
  until,
  timeZone,
  serverNow,
}: {
  service: ItemService;
  until: string;
  timeZone: string;
  serverNow: string;
}) {
  const actions = useTranslations("confirmation.actions");
  const t = useTranslations(`itemTerms.${service}.confirmation`);
  const format = useFormatter();
  const total = Date.parse(until) - Date.parse(serverNow);
  const [left, setLeft] = useState(total);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setLeft(total - (Date.now() - startedAt)), 10_000);
    return () => clearInterval(timer);
  }, [total]);
  if (left > countedMs)
    return (
      <p className="text-sm text-ink-soft">
        {actions("payBy", { time: format.dateTime(new Date(until), zonedTime(timeZone)) })}
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      {left > 0
        ? t("payableUntil", {
            minutes: Math.ceil(left / 60_000),
            time: format.dateTime(new Date(until), {
              hour: "2-digit",
              minute: "2-digit",
              hourCycle: "h23",
            }),
          })
        : t("payableNoMore")}
    </p>
  );
}
