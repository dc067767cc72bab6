"use client";

import clsx from "clsx";
import { useLayoutEffect, useState, type ComponentProps } from "react";
import { hasKept } from "@/lib/saved-items/mark-kept";
import type { RecentItems } from "./recent-items.client";

const loadItems = () => import("./recent-items.client");

type Props = ComponentProps<typeof RecentItems> & { className?: string };

/**
 * What this browser's visitor looked at lately. Nothing, and no script, without any; else there is
 * room for it from the first paint on (`markKept`), and nothing moves when it comes.
 */
export function RecentShelf({ className, ...props }: Props) {
  const { services } = props;
  const [Items, setItems] = useState<typeof RecentItems | null>(null);
  useLayoutEffect(() => {
    if (!hasKept("recent", services)) return;
    loadItems().then(
      (loaded) => setItems(() => loaded.RecentItems),
      // Offline, say: then it isn't shown.
      () => {},
    );
  }, [services]);
  return (
    <div className={clsx("recent-shelf", className)}>
      <div>{Items && <Items {...props} />}</div>
    </div>
  );
}
