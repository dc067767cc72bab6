"use client";

import { Suspense, useState, type ReactNode } from "react";
import { ScriptArrival } from "@/components/site/script-arrival.client";

type Props = {
  /** Shown until the results come; null where they come with the page. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Results that stream in. Those that are there already get no boundary: React puts the content of a
 * large one at the end of the document even if it is ready, and a script then moves it into place.
 *
 * What a search began with lasts: its filters, sort orders and pages come in a transition, which
 * keeps the current results until the next are there, and other elements around them would begin
 * anew.
 */
export function ResultsBoundary({ fallback, children }: Props) {
  const [first] = useState(fallback);
  return first === null ? (
    children
  ) : (
    <Suspense fallback={first}>
      {children}
      <ScriptArrival />
    </Suspense>
  );
}
