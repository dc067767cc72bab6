"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ItemService } from "@/lib/api/contract/items";

/** Until when it can be paid, and how many minutes that is. */
export function TimeLeft({
  service,
  until,
  serverNow,
}: {
  service: ItemService;
  until: string;
  serverNow: string;
}) {
  const t = useTranslations(`itemTerms.${service}.confirmation`);
  const format = useFormatter();
  const total = Date.parse(until) - Date.parse(serverNow);
  const [left, setLeft] = useState(total);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setLeft(total - (Date.now() - startedAt)), 10_000);
    return () => clearInterval(timer);
  }, [total]);
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
