"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { Deal } from "@/lib/api/contract/to-deal";
import { DealCard } from "./deal-card.client";
import { stepIndex } from "./step-index";

/**
 * The card nearest to the list's start edge, however it was scrolled there: by finger, key or
 * button.
 */
function firstVisibleIndex(list: HTMLElement): number {
  const edge = list.getBoundingClientRect();
  const isRtl = getComputedStyle(list).direction === "rtl";
  const distances = [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return Math.abs(isRtl ? edge.right - box.right : box.left - edge.left);
  });
  return distances.indexOf(Math.min(...distances));
}

/** A row that scrolls natively without scripts; the buttons add wrapping around its ends. */
export function DealCarousel({ deals, label }: { deals: readonly Deal[]; label: string }) {
  const t = useTranslations("deals");
  const list = useRef<HTMLUListElement>(null);

  // The scroll target: a second press counts from it, not from the current position.
  const target = useRef<number | null>(null);
  const resetTarget = () => (target.current = null);

  function move(step: 1 | -1) {
    const first = list.current?.firstElementChild;
    if (!list.current || !first) return;
    const visible = Math.round(list.current.clientWidth / first.clientWidth);
    const next = stepIndex(target.current ?? firstVisibleIndex(list.current), step, {
      count: deals.length,
      visible,
    });
    target.current = next;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current.children[next]?.scrollIntoView({
      inline: "start",
      block: "nearest",
      behavior: isCalm ? "auto" : "smooth",
    });
  }

  const button =
    "hidden size-11 place-items-center rounded-pill border border-line-strong bg-surface text-ink hover:border-brand-ink hover:text-brand-ink sm:grid";
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        ref={list}
        onScrollEnd={resetTarget}
        onPointerDown={resetTarget}
        onWheel={resetTarget}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-6 [scrollbar-width:none] sm:gap-6 md:mx-0 md:scroll-px-0 md:px-0"
      >
        {deals.map((deal, index) => (
          <li
            key={deal.id}
            aria-label={t("position", { index: index + 1, count: deals.length })}
            className="deal-slide"
          >
            <DealCard deal={deal} index={index} />
          </li>
        ))}
      </ul>
      {deals.length > 1 && (
        <div className="absolute end-0 -top-18 flex gap-2 bg-canvas ps-3">
          <button
            type="button"
            aria-label={t("previous")}
            onClick={() => move(-1)}
            className={button}
          >
            <Icon name="chevron-left" className="mirrored" />
          </button>
          <button type="button" aria-label={t("next")} onClick={() => move(1)} className={button}>
            <Icon name="chevron-right" className="mirrored" />
          </button>
        </div>
      )}
    </section>
  );
}
