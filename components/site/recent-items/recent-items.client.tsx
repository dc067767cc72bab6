"use client";

import clsx from "clsx";
import { useId, useState, useSyncExternalStore } from "react";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { toKeptHotelHref } from "@/lib/hotels/kept-search";
import { recentList } from "@/lib/recent-items/recent-list";
import { emptyList } from "@/lib/saved-items/create-kept-list";
import { toItemKey } from "@/lib/saved-items/kept-item";

type Props = {
  texts: { title: string; clear: string; cleared: string };
  prefix: string;
  className?: string;
};

/** The pressed button is gone. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** A row to push sideways of what was opened in this browser, latest first. */
export function RecentItems({ texts, prefix, className }: Props) {
  const titleId = useId();
  const [today] = useState(() => toEarliestToday(new Date()));
  const [isCleared, setCleared] = useState(false);
  const items = useSyncExternalStore(recentList.subscribe, recentList.read, emptyList);
  if (items.length === 0)
    return (
      isCleared && (
        <p ref={takeFocus} tabIndex={-1} className={clsx("text-ink-soft outline-none", className)}>
          {texts.cleared}
        </p>
      )
    );
  return (
    <section aria-labelledby={titleId} className={clsx("space-y-4", className)}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-title font-semibold">
          {texts.title}
        </h2>
        <button
          type="button"
          onClick={() => {
            setCleared(true);
            recentList.clear();
          }}
          className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-ink hover:underline"
        >
          {texts.clear}
        </button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8">
        {items.map((item) => (
          <li
            key={toItemKey(item)}
            className="relative w-44 shrink-0 snap-start overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-line-strong sm:w-52"
          >
            <Picture
              src={item.picture}
              alt=""
              width={480}
              height={320}
              sizes="13rem"
              className="aspect-3/2 w-full bg-brand-tint"
            />
            <div className="p-3 text-sm">
              <h3 className="line-clamp-2 font-semibold">
                <Link
                  href={toKeptHotelHref(item, { prefix, today })}
                  className="after:absolute after:inset-0 focus-visible:-outline-offset-2 hover:text-brand-ink"
                >
                  <bdi>{item.name}</bdi>
                </Link>
              </h3>
              {item.place && <p className="text-ink-soft">{item.place}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
