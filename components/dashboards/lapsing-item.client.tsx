"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState, type ReactNode } from "react";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { zonedTimeOfYear } from "@/lib/dates/zoned-time";

type Props = {
  until: string;
  /** The server's clock when the page was made: the viewer's may be wrong. */
  serverNow: string;
  /** IANA; `until` by its clocks is in the children, for those without scripts, too. */
  zone: string;
  children: ReactNode;
};

const twoDigits = (count: number) => String(count).padStart(2, "0");

/** In days and hours, hours and minutes, or, within the last hour, minutes and seconds. */
function TimeLeft({ ms }: { ms: number }) {
  const format = useFormatter();
  const unit = (count: number, name: "day" | "hour" | "minute") =>
    format.number(count, { style: "unit", unit: name, unitDisplay: "short" });
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0)
    return hours > 0 ? `${unit(days, "day")} ${unit(hours, "hour")}` : unit(days, "day");
  if (hours > 0)
    return minutes > 0 ? `${unit(hours, "hour")} ${unit(minutes, "minute")}` : unit(hours, "hour");
  const seconds = Math.ceil(ms / 1_000);
  return (
    <bdi dir="ltr">
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </bdi>
  );
}

/**
 * Something that can be done until then: with the time that is left and, elsewhere than in its
 * zone, the viewer's own time. Once that is over it goes, and the page is refreshed.
 */
export function LapsingItem({ until, serverNow, zone, children }: Props) {
  const t = useTranslations("dashboards.countdown");
  const format = useFormatter();
  const router = useRouter();
  /** Null until the browser has counted for the first time. */
  const [left, setLeft] = useState<number | null>(null);
  const [hasLapsed, setHasLapsed] = useState(false);
  useEffect(() => {
    const total = Date.parse(until) - Date.parse(serverNow);
    const startedAt = Date.now();
    const count = () => {
      const now = total - (Date.now() - startedAt);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      setHasLapsed(true);
      router.refresh();
    };
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [until, serverNow, router]);

  if (hasLapsed) return null;
  const timeIn = (timeZone: string) => format.dateTime(new Date(until), zonedTimeOfYear(timeZone));
  const own = left === null ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      {children}
      <p className="min-h-5 basis-full text-sm">
        {left !== null && (
          <>
            <span
              role="timer"
              aria-label={t("name")}
              className="font-semibold text-warning tabular-nums"
            >
              <TimeLeft ms={Math.max(0, left)} />
            </span>
            {timeIn(own) !== timeIn(zone) && (
              <span className="text-ink-soft"> · {t("yourTime", { time: timeIn(own) })}</span>
            )}
          </>
        )}
      </p>
    </li>
  );
}
