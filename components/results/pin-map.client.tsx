"use client";

import type { LatLng, Map as LeafletMap } from "leaflet";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDisplayCurrency } from "@/components/site/display-currency.client";
import { Icon } from "@/components/ui/icon";
import { Button } from "@/components/ui/button";
import type { MapPin, MapView } from "@/lib/maps/map-view";
import { toPinPrice } from "@/lib/maps/to-pin-price";
import { MapControls } from "./map-controls.client";
import { useIsMapBeside } from "./map-frame.client";
import type { MapNamespace } from "./map-namespace";
import { useMarks } from "./marked-results.client";
import { OpenPins } from "./open-pins.client";
import type { PinAction, PinRating } from "./pin-card.client";
import { PinCards } from "./pin-cards.client";
import { useResultsNavigation } from "./results-navigation.client";

const loadDrawing = () =>
  Promise.all([
    import("@/components/site/maps/draw-map"),
    import("./draw-pins"),
    import("./watch-area"),
  ]);
type Props = {
  namespace: MapNamespace;
  view: MapView;
  Rating?: PinRating;
  Action?: PinAction;
};
const nothing: readonly MapPin[] = [];
/** More than anybody swipes through. */
const maximumCards = 30;
/** Of the first in the list, whose prices show where they cover nothing. */
const maximumLeads = 20;

/**
 * The results on a map, drawn in the browser from data that came with the page. The list has the
 * same content as text.
 */
export function PinMap({ namespace, view, Rating, Action }: Props) {
  const t = useTranslations("resultsMap");
  const tService = useTranslations(namespace);
  const locale = useLocale();
  const currency = useDisplayCurrency();
  const isBeside = useIsMapBeside();
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<{
    map: LeafletMap;
    fit: () => void;
    select: (id: string | null) => void;
    point: (id: string | null) => void;
    focus: (id: string) => void;
    toAreaHref: (stem: string) => string;
  } | null>(null);
  // Where an area was searched from: the map stays there when it is drawn anew with the results.
  const kept = useRef<{ centre: LatLng; zoom: number } | null>(null);
  const { navigate, isPending } = useResultsNavigation();
  const [isMoved, setMoved] = useState(false);
  // One is the selected pin; several are the members of a cluster.
  const [open, setOpen] = useState(nothing);
  const [inView, setInView] = useState(nothing);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    void loadDrawing().then(([{ drawMap, toBounds }, { drawPins }, area]) => {
      if (isGone || !element.current) return;
      const map = drawMap(element.current, view, { source: t("source") });
      if (kept.current) map.setView(kept.current.centre, kept.current.zoom, { animate: false });
      kept.current = null;
      area.watchArea(map, setMoved);
      setMoved(false);
      area.watchPins(map, view.pins, (pins) => setInView(pins.slice(0, maximumCards)));
      setOpen(nothing);
      const pins = drawPins(map, view.pins, {
        first: view.pins.slice(0, maximumLeads).filter(({ total }) => total),
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
      const toAreaHref = (stem: string) => `${stem}&${area.toAreaParameters(map).toString()}`;
      drawn.current = { map, fit, toAreaHref, ...pins };
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
  const { pointed, select: markSelected } = useMarks();
  useEffect(() => {
    drawn.current?.select(selected);
    markSelected(selected);
  }, [selected, isDrawn, markSelected]);
  const marked = pointed ?? selected;
  useEffect(() => drawn.current?.point(marked), [marked, isDrawn]);
  useEffect(() => {
    // A sheet is closed by Escape itself.
    if (!first || !isBeside) return;
    const closeByEscape = ({ key }: KeyboardEvent) => key === "Escape" && close(first.id);
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [first, isBeside]);
  function close(id: string) {
    setOpen(nothing);
    const { activeElement: focused, body } = document;
    // Focus elsewhere on the page stays there.
    if (focused === body || frame.current?.contains(focused)) drawn.current?.focus(id);
  }

  // A pin that is pressed is in view, but perhaps not among the first.
  const isLeftOut = first && !inView.some(({ id }) => id === first.id);
  const cards = second ? open : isLeftOut ? [first, ...inView] : inView;
  const swipeTo = useCallback((pin: MapPin) => {
    setOpen([pin]);
    // Not below the cards.
    drawn.current?.map.panInside([pin.latitude, pin.longitude], {
      paddingTopLeft: [48, 72],
      paddingBottomRight: [48, 200],
    });
  }, []);

  function searchArea() {
    if (!drawn.current || !view.areaHref) return;
    const { map, toAreaHref } = drawn.current;
    kept.current = { centre: map.getCenter(), zoom: map.getZoom() };
    setMoved(false);
    navigate(toAreaHref(view.areaHref));
    // The button is gone; who came by keyboard goes on from the map.
    map.getContainer().focus({ preventScroll: true });
  }

  return (
    <div ref={frame} className="flex h-full flex-col">
      <MapControls
        namespace={namespace}
        onFit={() => drawn.current?.fit()}
        onZoom={(levels) => drawn.current?.map.setZoom(drawn.current.map.getZoom() + levels)}
        onClose={isBeside ? null : () => frame.current?.closest("dialog")?.close()}
      />
      <div className="relative isolate min-h-0 grow">
        {/* A map has no text direction. */}
        <div
          ref={element}
          dir="ltr"
          className="size-full bg-surface! font-sans! [&_.leaflet-control-attribution]:bg-surface/80! [&_.leaflet-control-attribution]:text-ink-soft!"
        />
        {!view.tiles && (
          <p className="pointer-events-none absolute start-3 top-3 z-[900] grid justify-items-center rounded-control bg-surface/80 p-1 text-xs font-semibold text-ink-soft noscript:hidden">
            <Icon name="arrow-up" className="size-5" />
            <abbr title={t("north.name")} className="no-underline">
              {t("north.letter")}
            </abbr>
          </p>
        )}
        {view.areaHref && (isMoved || isPending) && (
          <div className="pointer-events-none absolute inset-x-12 top-3 z-[950] flex justify-center">
            <Button
              size="small"
              className="pointer-events-auto shadow-raised"
              isLoading={isPending}
              onClick={searchArea}
            >
              <Icon name="search" className="size-4" />
              {t("searchArea")}
            </Button>
          </div>
        )}
        {!isDrawn && (
          <p className="absolute inset-0 grid place-items-center text-ink-soft noscript:hidden">
            {t("loading")}
          </p>
        )}
        {isBeside ? (
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
                Action={Action}
                onSelect={(pin) => setOpen([pin])}
                onClose={() => close(first.id)}
              />
            )}
          </div>
        ) : (
          cards.length > 0 && (
            <div className="absolute inset-x-0 bottom-6 z-[1000]">
              <PinCards
                namespace={namespace}
                pins={cards}
                selected={selected}
                hrefStem={view.hrefStem}
                Rating={Rating}
                Action={Action}
                onSelect={swipeTo}
              />
            </div>
          )
        )}
      </div>
    </div>
  );
}
