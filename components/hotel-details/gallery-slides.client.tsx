"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { usePictureText } from "./use-picture-text";

const button =
  "grid size-11 place-items-center rounded-pill border border-line-strong bg-surface text-ink hover:border-brand-ink hover:text-brand-ink disabled:opacity-40";

type Props = { name: string; pictures: readonly string[]; first: number };

/** One picture after the other: by finger as the browser scrolls, by arrow keys, by buttons. */
export function GallerySlides({ name, pictures, first }: Props) {
  const t = useTranslations("hotelDetails.gallery");
  const [current, setCurrent] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  const toText = usePictureText({ name, count });

  const show = (index: number, behavior: ScrollBehavior) => {
    const next = Math.max(0, Math.min(count - 1, index));
    setCurrent(next);
    list.current?.children[next]?.scrollIntoView({ inline: "start", block: "nearest", behavior });
  };
  const move = (step: number) =>
    show(
      current + step,
      matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    );
  // Where it was opened, before anything is seen.
  useEffect(() => {
    list.current?.children[first]?.scrollIntoView({
      inline: "start",
      block: "nearest",
      behavior: "instant",
    });
  }, [first]);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
    const end = { Home: 0, End: count - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    if (step === undefined) show(end ?? 0, "instant");
    else move(step);
  };
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  return (
    // Keys count wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKey} className="mt-4 space-y-4">
      <ul
        ref={list}
        // What scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("label", { name })}
        onScrollEnd={settle}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-control [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li key={picture} className="w-full shrink-0 snap-start" aria-hidden={index !== current}>
            <Picture
              src={picture}
              alt={toText(picture, index)}
              width={960}
              height={640}
              sizes="(min-width: 1056px) 1000px, 100vw"
              className="max-h-[70dvh] w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-center gap-4">
        <button
          type="button"
          aria-label={t("previous")}
          disabled={current === 0}
          onClick={() => move(-1)}
          className={button}
        >
          <Icon name="chevron-left" className="mirrored" />
        </button>
        <p role="status" className="min-w-20 text-center text-sm tabular-nums">
          {t("position", { number: current + 1, count })}
        </p>
        <button
          type="button"
          aria-label={t("next")}
          disabled={current === count - 1}
          onClick={() => move(1)}
          className={button}
        >
          <Icon name="chevron-right" className="mirrored" />
        </button>
      </div>
    </div>
  );
}
