"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useResultsNavigation } from "./results-navigation.client";

/** Fades its content while new results load. */
export function PendingArea({ className, children }: { className?: string; children: ReactNode }) {
  const { isPending } = useResultsNavigation();
  return (
    <div
      aria-busy={isPending || undefined}
      className={clsx("transition-opacity", isPending && "opacity-50", className)}
    >
      {children}
    </div>
  );
}
