"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { MoneyText } from "@/components/site/money-text.client";
import { Icon } from "@/components/ui/icon";
import type { MapPin } from "@/lib/maps/map-view";
import type { MapNamespace } from "./map-namespace";
import { PinCard, type PinAction, type PinRating } from "./pin-card.client";

type Props = {
  namespace: MapNamespace;
  /** One is selected; several are the members of a cluster. */
  pins: readonly MapPin[];
  hrefStem: string;
  Rating?: PinRating;
  Action?: PinAction;
  onSelect: (pin: MapPin) => void;
  onClose: () => void;
};

/** What was opened on a map: the selected pin's card, or a list of pins to select from. */
export function OpenPins({ namespace, pins, hrefStem, Rating, Action, onSelect, onClose }: Props) {
  const t = useTranslations("resultsMap");
  const tService = useTranslations(namespace);
  const section = useRef<HTMLElement>(null);
  const [first] = pins;
  const members = tService("members", { count: pins.length });
  /** The list gives way to the pin's card, and the focus goes along. */
  const choose = (pin: MapPin) => {
    flushSync(() => onSelect(pin));
    section.current?.querySelector("a")?.focus();
  };
  return (
    <section
      ref={section}
      aria-label={pins.length > 1 ? members : tService("selected")}
      className="relative text-ink"
    >
      {pins.length > 1 ? (
        <div className="rounded-card border border-line bg-surface-raised shadow-raised">
          <h3 className="flex min-h-14 items-center px-4 pe-14 font-semibold">{members}</h3>
          <ul className="max-h-56 overflow-y-auto overscroll-contain border-t border-line py-1">
            {pins.map((pin) => (
              <li key={pin.id}>
                <button
                  type="button"
                  onClick={() => choose(pin)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-1.5 text-start text-sm hover:bg-brand-tint hover:text-brand-ink"
                >
                  <bdi>{pin.name}</bdi>
                  {pin.total && (
                    <strong className="font-semibold">
                      <MoneyText money={pin.total} />
                    </strong>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        first && (
          <PinCard
            namespace={namespace}
            pin={first}
            href={`${hrefStem}${first.href}`}
            Rating={Rating}
            Action={Action}
            isClosable
          />
        )
      )}
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="absolute end-2 top-2 z-10 grid size-10 place-items-center rounded-pill bg-surface-raised text-ink-soft hover:bg-brand-tint hover:text-ink"
      >
        <Icon name="x" className="size-5" />
      </button>
    </section>
  );
}
