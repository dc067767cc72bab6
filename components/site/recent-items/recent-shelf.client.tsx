"use client";

import clsx from "clsx";
import { useLayoutEffect, useState } from "react";
import { hasRecent } from "@/lib/recent-items/mark-recent";
import type { RecentItems } from "./recent-items.client";

const loadItems = () => import("./recent-items.client");

type Props = {
  texts: { title: string; clear: string; cleared: string };
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  className?: string;
};

/**
 * What this browser's visitor looked at lately. Nothing, and no script, without any; else there is
 * room for it from the first paint on (`markRecent`), and nothing moves when it comes.
 */
export function RecentShelf({ className, ...props }: Props) {
  const [Items, setItems] = useState<typeof RecentItems | null>(null);
  useLayoutEffect(() => {
    if (!hasRecent()) return;
    loadItems().then(
      (loaded) => setItems(() => loaded.RecentItems),
      // Offline, say: then it isn't shown.
      () => {},
    );
  }, []);
  return (
    <div className={clsx("recent-shelf", className)}>
      <div>{Items && <Items {...props} />}</div>
    </div>
  );
}
