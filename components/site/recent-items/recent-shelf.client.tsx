"use client";

import { useEffect, useState } from "react";
import { listNames } from "@/lib/saved-items/list-names";
import type { RecentItems } from "./recent-items.client";

const loadItems = () => import("./recent-items.client");

type Props = {
  texts: { title: string; clear: string; cleared: string };
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  className?: string;
};

/**
 * What this browser's visitor looked at lately. Nothing, and no script, without any; it appears
 * late, so put it where nothing is below.
 */
export function RecentShelf(props: Props) {
  const [Items, setItems] = useState<typeof RecentItems | null>(null);
  useEffect(() => {
    try {
      if (!localStorage.getItem(listNames.recent)) return;
    } catch {
      return;
    }
    loadItems().then(
      (loaded) => setItems(() => loaded.RecentItems),
      // Offline, say: then it isn't shown.
      () => {},
    );
  }, []);
  return Items && <Items {...props} />;
}
