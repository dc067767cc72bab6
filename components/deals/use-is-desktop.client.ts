"use client";

import { useSyncExternalStore } from "react";

const desktop = "(min-width: 1201px)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(desktop);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** "pc when width exceeds 1200" (spec §9); false on the server, where nothing is known of the device. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desktop).matches,
    () => false,
  );
