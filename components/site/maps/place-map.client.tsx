"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { MapView } from "@/lib/maps/map-view";

/** Drawn when so much of the window's height is left until it is in sight. */
const rootMargin = "50% 0px";

/** A picture of where a place is, drawn in the browser when it is nearly in sight. */
export function PlaceMap({ label, view }: { label: string; view: MapView }) {
  const t = useTranslations("resultsMap");
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    const draw = async () => {
      const { drawMap } = await import("./draw-map");
      if (isGone || !element.current) return;
      const map = drawMap(element.current, view, { source: t("source") }, true);
      remove = () => map.remove();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it there still are the address and the distances.
        draw().catch(() => {});
      },
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      isGone = true;
      observer.disconnect();
      remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- texts don't change while it is shown
  }, [view]);

  return (
    <div
      role="img"
      aria-label={label}
      className="isolate overflow-hidden rounded-card border border-line noscript:hidden"
    >
      {/* A map has no text direction. */}
      <div
        ref={element}
        dir="ltr"
        className="h-full min-h-72 bg-surface! font-sans! [&_.leaflet-control-attribution]:bg-surface/80! [&_.leaflet-control-attribution]:text-ink-soft!"
      />
    </div>
  );
}
