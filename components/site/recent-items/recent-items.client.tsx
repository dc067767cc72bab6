"use client";

import { useId, useState, useSyncExternalStore } from "react";
import { keptLookOf } from "@/components/site/saved-items/kept-looks";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { recentList } from "@/lib/recent-items/recent-list";
import { emptyList } from "@/lib/saved-items/create-kept-list";
import { toItemKey, type KeptItem } from "@/lib/saved-items/kept-item";
import { keptKindOf } from "@/lib/services/kept-kinds";

type Props = {
  texts: { title: string; clear: string; cleared: string };
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** Of which items are shown. */
  services: readonly SavableService[];
};

/** The pressed button is gone. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** A row to push sideways of what was opened in this browser, latest first. */
export function RecentItems({ texts, prefix, services }: Props) {
  const titleId = useId();
  const [today] = useState(() => toEarliestToday(new Date()));
  const [isCleared, setCleared] = useState(false);
  const all = useSyncExternalStore(recentList.subscribe, recentList.read, emptyList);
  const items = all.filter(({ service }) => services.includes(service));
  if (items.length === 0)
    return (
      isCleared && (
        <p ref={takeFocus} tabIndex={-1} className="text-ink-soft outline-none">
          {texts.cleared}
        </p>
      )
    );
  return (
    <section aria-labelledby={titleId} className="space-y-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-heading font-semibold">
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
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8">
        {items.map((item) => (
          <li
            key={toItemKey(item)}
            className="relative flex h-20 w-64 shrink-0 snap-start items-center overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-line-strong"
          >
            {item.picture ? (
              <Picture
                src={item.picture}
                alt=""
                width={160}
                height={160}
                sizes="5rem"
                className="h-full w-20 shrink-0 bg-brand-tint"
              />
            ) : (
              <div className="grid h-full w-20 shrink-0 place-items-center bg-brand-tint text-brand-ink">
                <Icon name={keptLookOf(item).icon} className="size-7" />
              </div>
            )}
            <div className="min-w-0 px-3 text-sm leading-snug">
              <h3 className="line-clamp-2 font-semibold">
                <Link
                  href={`${prefix}${keptKindOf(item).toPath(item, today)}`}
                  className="after:absolute after:inset-0 focus-visible:-outline-offset-2 hover:text-brand-ink"
                >
                  <bdi>{item.name}</bdi>
                </Link>
              </h3>
              <p className="truncate text-ink-soft">
                <ItemBrief item={item} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemBrief({ item }: { item: KeptItem }) {
  const { Brief } = keptLookOf(item);
  return Brief ? <Brief item={item} /> : item.place;
}
