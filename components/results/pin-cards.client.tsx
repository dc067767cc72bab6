"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { MapPin } from "@/lib/maps/map-view";
import type { MapNamespace } from "./map-namespace";
import { PinCard, type PinAction, type PinRating } from "./pin-card.client";

/** After so long without scrolling a swipe is over, in browsers without `scrollend`. */
const settledMs = 120;

type Props = {
  namespace: MapNamespace;
  pins: readonly MapPin[];
  selected: string | null;
  hrefStem: string;
  Rating?: PinRating;
  Action?: PinAction;
  onSelect: (pin: MapPin) => void;
};

/** The cards of pins in a row to swipe, in step with the map: the one in the middle is selected. */
export function PinCards({ namespace, pins, selected, hrefStem, Rating, Action, onSelect }: Props) {
  const t = useTranslations(namespace);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const card = selected && row.current?.querySelector(`[data-card="${CSS.escape(selected)}"]`);
    if (card) card.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, [selected, pins]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const { left, width } = element.getBoundingClientRect();
      const middle = left + width / 2;
      const index = [...element.children].findIndex((card) => {
        const box = card.getBoundingClientRect();
        return box.left <= middle && box.right >= middle;
      });
      const pin = pins[index];
      if (pin && pin.id !== selected) onSelect(pin);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settledMs);
    };
    // A finger that rests has not let go: a timer would take the row back from under it.
    const [event, listener] =
      "onscrollend" in window ? (["scrollend", settle] as const) : (["scroll", wait] as const);
    element.addEventListener(event, listener);
    return () => {
      clearTimeout(timer);
      element.removeEventListener(event, listener);
    };
  }, [pins, selected, onSelect]);

  return (
    <ul
      ref={row}
      aria-label={t("members", { count: pins.length })}
      className="flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] [scrollbar-width:none]"
    >
      {pins.map((pin) => (
        <li
          key={pin.id}
          data-card={pin.id}
          aria-current={pin.id === selected ? "true" : undefined}
          className="w-[86%] max-w-md shrink-0 snap-center"
        >
          <PinCard
            namespace={namespace}
            pin={pin}
            href={`${hrefStem}${pin.href}`}
            Rating={Rating}
            Action={Action}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  );
}
