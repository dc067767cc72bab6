"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  expiresAt: string;
  /** The server's clock when the page was made: the visitor's may be wrong. */
  serverNow: string;
  onEnd: () => void;
  /** What was chosen is out of stock for so long, and not its price alone. */
  isHeld?: boolean;
  /** What it counts down; the hold or the price unless given. */
  label?: string;
};

const announcedMinutes = [5, 1];
const twoDigits = (count: number) => String(count).padStart(2, "0");

/** How long the price is held, for everybody to see; read out at five minutes and at one. */
export function QuoteClock({ expiresAt, serverNow, onEnd, isHeld = false, label }: Props) {
  const t = useTranslations("checkout.clock");
  const total = Math.max(0, Date.parse(expiresAt) - Date.parse(serverNow));
  const [left, setLeft] = useState(total);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const now = Math.max(0, total - (Date.now() - startedAt));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        end.current();
      }
    }, 1_000);
    return () => clearInterval(timer);
  }, [total]);

  const seconds = Math.ceil(left / 1_000);
  const announced = announcedMinutes.filter((minutes) => seconds <= minutes * 60).at(-1);
  return (
    <>
      <p className="flex w-fit items-center gap-2.5 rounded-control bg-brand-tint px-3.5 py-2 text-sm">
        <Icon name="clock" className="size-4 shrink-0" />
        {label ?? t(isHeld ? "held" : "label")}
        <span role="timer" aria-label={t("name")} className="font-semibold tabular-nums">
          <bdi dir="ltr">
            {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
          </bdi>
        </span>
      </p>
      <span role="status" className="sr-only">
        {announced !== undefined && seconds > 0 && t("announcement", { minutes: announced })}
      </span>
    </>
  );
}
