"use client";

import { createContext, createElement, useContext, type ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** What all cards of a list have in common, for any service. */
export type CardsView = {
  priceCall: PriceCall | null;
  /** What the URLs of all offers begin with. */
  hrefStem: string;
};

/**
 * The context of a service's cards: its provider and its hook, which throws outside of `list`, the
 * component that gives it.
 */
export function createCardsView<V extends CardsView>(list: string) {
  const View = createContext<V | null>(null);
  return {
    CardsProvider: ({ value, children }: { value: V; children: ReactNode }) =>
      createElement(View, { value }, children),
    useCardsView: (): V => {
      const view = useContext(View);
      if (!view) throw new Error(`A card is outside of its ${list}.`);
      return view;
    },
  };
}
