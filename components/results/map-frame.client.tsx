"use client";

import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useMedia } from "@/lib/device/use-media";
import { useResultsNavigation } from "./results-navigation.client";

/** Where a map fits beside the list. */
export const besideMedia = "(width >= 64rem)";
export const useIsMapBeside = () => useMedia(besideMedia, true);

type Props = {
  label: string;
  /** The URL of the same results without the map. */
  listHref: string;
  children: ReactNode;
};

/**
 * The map beside the list where it fits. Elsewhere it is a sheet over the page, which leaves
 * the list where it was; only script opens it, so that without it the list is there.
 */
export const MapFrame = ({ label, listHref, children }: Props) =>
  useIsMapBeside() ? (
    <section
      aria-label={label}
      className="overflow-hidden rounded-card border border-line bg-surface-raised max-lg:hidden noscript:hidden lg:h-[calc(100dvh-6.5rem)]"
    >
      {children}
    </section>
  ) : (
    <MapSheet label={label} listHref={listHref}>
      {children}
    </MapSheet>
  );

function MapSheet({ label, listHref, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { navigate } = useResultsNavigation();
  const opener = useRef<Element | null>(null);
  // Before the opener, which may be hidden beside a map, loses the focus.
  useLayoutEffect(() => {
    if (sheet.current?.open) return;
    opener.current = document.activeElement;
    sheet.current?.showModal();
  }, []);
  useEffect(
    () => () => {
      const { current } = opener;
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <dialog
      ref={sheet}
      aria-label={label}
      onClose={() => navigate(listHref, { keepsPlace: true })}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overscroll-contain bg-surface-raised p-0 text-ink"
    >
      {children}
    </dialog>
  );
}
