"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ItemService } from "@/lib/api/contract/items";
import { hourMs } from "@/lib/dates/durations";
import { useDeadline } from "@/lib/dates/use-deadline";

/** Up to here the remaining minutes are shown; beyond it, day and time alone. */
const countedMs = 2 * hourMs;

type Props = {
  service: ItemService;
  until: string;
  /** Of the place. */ zone: string;
  serverNow: string;
};

/** Until when it can be paid, and how many minutes that is where they are few. */
export function TimeLeft({ service, until, zone, serverNow }: Props) {
  const actions = useTranslations("confirmation.actions");
  const t = useTranslations(`itemTerms.${service}.confirmation`);
  const toDeadline = useDeadline();
  const total = Date.parse(until) - Date.parse(serverNow);
  const [left, setLeft] = useState(total);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setLeft(total - (Date.now() - startedAt)), 10_000);
    return () => clearInterval(timer);
  }, [total]);
  if (left > countedMs)
    return (
      <p className="text-sm text-ink-soft">{actions("payBy", { time: toDeadline(until, zone) })}</p>
    );
  return (
    <p className="text-sm text-ink-soft">
      {left > 0
        ? t("payableUntil", {
            minutes: Math.ceil(left / 60_000),
            time: toDeadline(until, zone),
          })
        : t("payableNoMore")}
    </p>
  );
}
