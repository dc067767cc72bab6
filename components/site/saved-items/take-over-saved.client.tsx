"use client";

import { useEffect } from "react";
import { listNames } from "@/lib/saved-items/list-names";

/**
 * For signed-in users: what this browser had saved before goes to their account. Loads its script
 * only if there is something.
 */
export function TakeOverSaved() {
  useEffect(() => {
    try {
      if (!localStorage.getItem(listNames.saved)) return;
    } catch {
      return;
    }
    void import("@/lib/queries/saved-store").then(
      ({ takeOverSaved }) => takeOverSaved(),
      // Offline, say: the next page tries again.
      () => {},
    );
  }, []);
  return null;
}
