"use client";

import type { Map as LeafletMap } from "leaflet";
import { ArrowUp, Maximize, Minus, Plus } from "lucide-react";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { toFormatLocale, toLanguageCode } from "@/lib/api/contract/languages";
import type { MapPin, MapView } from "@/lib/maps/map-view";
import { toPinPrice } from "@/lib/maps/to-pin-price";
import type { MapNamespace } from "./map-namespace";
import { OpenPins } from "./open-pins.client";
import type { PinRating } from "./pin-card.client";

const control = "grid size-11 place-items-center text-ink hover:bg-brand-tint hover:text-brand-ink";
const loadDrawing = () => Promise.all([import("./draw-map"), import("./draw-pins")]);
type Props = { namespace: MapNamespace; label: string; view: MapView; Rating?: PinRating };
const nothing: readonly MapPin[] = [];

/**
 * The results on a map, drawn in the browser from data that came with the page. The list below it
 * has the same content as text.
 */
export function PinMap({ namespace, label, view, Rating }: Props) {
  const t = useTranslations("resultsMap");
  const tService = useTranslations(namespace);
  const format = useFormatter();
  const locale = toFormatLocale(toLanguageCode(useLocale()));
  const currency = useDisplayCurrency();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<{
    map: LeafletMap;
    fit: () => void;
    select: (id: string | null) => void;
    focus: (id: string) => void;
  } | null>(null);
  // One is the selected pin; several are the members of a cluster.
  const [open, setOpen] = useState(nothing);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    void loadDrawing().then(([{ drawMap, toBounds }, { drawPins }]) => {
      if (isGone || !element.current) return;
      const map = drawMap(element.current, view, {
        source: t("source"),
        ring: (km) =>
          km < 1
            ? format.number(km * 1_000, { style: "unit", unit: "meter" })
            : format.number(km, { style: "unit", unit: "kilometer" }),
      });
      const pins = drawPins(map, view.pins, {
        texts: {
          pin: ({ name, total }) => {
            const text = total ? toPinPrice(total, { ...currency, locale }) : "";
            return { text, label: text ? `${name}, ${text}` : name };
          },
          cluster: (count, isLast) => tService(isLast ? "members" : "cluster", { count }),
        },
        onSelect: (pin) => setOpen([pin]),
        onList: setOpen,
      });
      map.on("click", () => setOpen(nothing));
      const fit = () =>
        map.fitBounds(toBounds(view.pins, view.place), { padding: [48, 48], maxZoom: 13 });
      drawn.current = { map, fit, ...pins };
      setDrawn(true);
      remove = () => map.remove();
    });
    return () => {
      isGone = true;
      drawn.current = null;
      remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- texts and rates don't change while a map is shown
  }, [view]);

  const [first, second] = open;
  const selected = second ? null : (first?.id ?? null);
  useEffect(() => drawn.current?.select(selected), [selected, isDrawn]);
  useEffect(() => {
    if (!first) return;
    const closeByEscape = ({ key }: KeyboardEvent) => key === "Escape" && close(first.id);
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [first]);
  function close(id: string) {
    setOpen(nothing);
    const { activeElement: focused, body } = document;
    // Whoever is elsewhere on the page stays there.
    if (focused === body || element.current?.closest("section")?.contains(focused))
      drawn.current?.focus(id);
  }

  return (
    <section
      aria-label={label}
      className="flex h-[min(38rem,75dvh)] flex-col overflow-hidden rounded-card border border-line bg-surface-raised"
    >
      {/* Beside the map, not on it: the buttons must not cover pins. */}
      <div className="flex justify-end border-b border-line px-1 noscript:hidden">
        <button
          type="button"
          className={control}
          aria-label={tService("fit")}
          onClick={() => drawn.current?.fit()}
        >
          <Maximize aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          className={control}
          aria-label={t("zoomOut")}
          onClick={() => drawn.current?.map.zoomOut(1)}
        >
          <Minus aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          className={control}
          aria-label={t("zoomIn")}
          onClick={() => drawn.current?.map.zoomIn(1)}
        >
          <Plus aria-hidden className="size-5" />
        </button>
      </div>
      <div className="relative isolate min-h-0 grow">
        {/* A map has no text direction. */}
        <div
          ref={element}
          dir="ltr"
          className="size-full bg-surface! font-sans! [&_.leaflet-control-attribution]:bg-surface/80! [&_.leaflet-control-attribution]:text-ink-soft!"
        />
        {!view.tiles && (
          <p className="pointer-events-none absolute start-3 top-3 z-[900] grid justify-items-center rounded-control bg-surface/80 p-1 text-xs font-semibold text-ink-soft noscript:hidden">
            <ArrowUp aria-hidden className="size-5" />
            <abbr title={t("north.name")} className="no-underline">
              {t("north.letter")}
            </abbr>
          </p>
        )}
        {!isDrawn && (
          <p className="absolute inset-0 grid place-items-center text-ink-soft noscript:hidden">
            {t("loading")}
          </p>
        )}
        <div
          aria-live="polite"
          className="absolute inset-x-3 bottom-7 z-[1000] mx-auto max-w-md empty:hidden"
        >
          {first && (
            <OpenPins
              namespace={namespace}
              pins={open}
              hrefStem={view.hrefStem}
              Rating={Rating}
              onSelect={(pin) => setOpen([pin])}
              onClose={() => close(first.id)}
            />
          )}
        </div>
      </div>
    </section>
  );
}
