"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "@/components/ui/link";

type Props = {
  label: string;
  /** The same search on each day: its words and its URL. */
  days: readonly { date: string; text: string; href: string }[];
  current: string;
  /** What is said below a day. */
  toNote?: (date: string) => ReactNode;
};

/** The days around a search, of which its own is in the middle of what is in sight. */
export function DayStrip({ label, days, current, toNote }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current;
    const day = shown?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!shown || !day) return;
    const box = shown.getBoundingClientRect();
    // A difference, which is right in both directions of writing.
    shown.scrollLeft += day.x + day.width / 2 - (box.x + box.width / 2);
  }, [current]);
  return (
    <nav aria-label={label} className="day-strip">
      <ul ref={list}>
        {days.map(({ date, text, href }) => (
          <li key={date}>
            <Link href={href} aria-current={date === current ? "date" : undefined}>
              <span>{text}</span>
              {toNote?.(date)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
