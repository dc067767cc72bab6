"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/dialog.client";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { usePictureText } from "./use-picture-text";

const button =
  "grid size-11 place-items-center rounded-pill border border-on-photo/40 hover:bg-on-photo hover:text-night aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-on-photo";

type Props = { name: string; pictures: readonly string[]; first: number; onClose: () => void };

/**
 * One picture after the other on the whole screen: by finger as the browser scrolls, by arrow keys,
 * by buttons, and by the row of all of them.
 */
export function GalleryDialog({ name, pictures, first, onClose }: Props) {
  const t = useTranslations("hotelDetails.gallery");
  const [current, setCurrent] = useState(first);
  const slides = useRef<HTMLUListElement>(null);
  const row = useRef<HTMLUListElement>(null);
  // Where a press scrolls to: what is passed on the way doesn't count.
  const target = useRef<number | null>(null);
  const resetTarget = () => (target.current = null);
  const count = pictures.length;
  const toText = usePictureText({ name, count });

  const show = (index: number, behavior: ScrollBehavior) => {
    const next = Math.max(0, Math.min(count - 1, index));
    if (next !== current) target.current = next;
    setCurrent(next);
    slides.current?.children[next]?.scrollIntoView({ inline: "start", block: "nearest", behavior });
  };
  const move = (step: number) =>
    show(
      current + step,
      matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    );
  // Where it was opened, before anything is seen.
  useEffect(() => {
    slides.current?.children[first]?.scrollIntoView({
      inline: "start",
      block: "nearest",
      behavior: "instant",
    });
  }, [first]);
  useEffect(() => {
    const item = row.current?.children[current];
    item?.scrollIntoView({ inline: "center", block: "nearest" });
    if (row.current?.contains(document.activeElement))
      item?.querySelector("button")?.focus({ preventScroll: true });
  }, [current]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
    const end = { Home: 0, End: count - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    if (step === undefined) show(end ?? 0, "instant");
    else move(step);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = slides.current ?? {};
    // Negative from right to left.
    const place = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (target.current === null) setCurrent(place);
    else if (target.current === place) resetTarget();
  };

  return (
    // Keys count wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKey}>
      <Dialog isOpen onClose={onClose} title={name} closeLabel={t("close")} look="screen">
        <div className="grid min-h-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto_auto] items-center gap-y-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <ul
            ref={slides}
            // What scrolls can be reached by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t("label", { name })}
            onScroll={follow}
            onPointerDown={resetTarget}
            onWheel={resetTarget}
            onScrollEnd={resetTarget}
            className="col-span-3 row-start-1 flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 sm:col-span-1 sm:col-start-2"
          >
            {pictures.map((picture, index) => (
              <li
                key={picture}
                className="size-full shrink-0 snap-start snap-always"
                aria-hidden={index !== current}
              >
                <Picture
                  src={picture}
                  alt={toText(picture, index)}
                  width={960}
                  height={640}
                  className="size-full bg-transparent! object-contain!"
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={t("previous")}
            // Not disabled: that would take the focus away, and the keys with it.
            aria-disabled={current === 0}
            onClick={() => move(-1)}
            className={`${button} col-start-1 row-start-2 ms-4 sm:row-start-1 sm:me-4`}
          >
            <Icon name="chevron-left" className="mirrored" />
          </button>
          <p role="status" className="col-start-2 row-start-2 text-center text-sm tabular-nums">
            {t("position", { number: current + 1, count })}
          </p>
          <button
            type="button"
            aria-label={t("next")}
            aria-disabled={current === count - 1}
            onClick={() => move(1)}
            className={`${button} col-start-3 row-start-2 me-4 sm:row-start-1 sm:ms-4`}
          >
            <Icon name="chevron-right" className="mirrored" />
          </button>
          <ul
            ref={row}
            className="col-span-3 row-start-3 flex justify-center-safe gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] [@media(height<30rem)]:hidden"
          >
            {pictures.map((picture, index) => (
              <li key={picture} className="shrink-0">
                <button
                  type="button"
                  aria-label={toText(picture, index)}
                  aria-current={index === current}
                  // One stop of the keyboard for all of them: arrow keys turn them over anyway.
                  tabIndex={index === current ? 0 : -1}
                  onClick={() => show(index, "instant")}
                  className="block overflow-hidden rounded-control opacity-60 hover:opacity-100 aria-current:opacity-100 aria-current:ring-2 aria-current:ring-on-photo"
                >
                  <Picture
                    src={picture}
                    alt=""
                    width={960}
                    height={640}
                    sizes="5rem"
                    className="h-12 w-18 bg-transparent!"
                  />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </div>
  );
}
