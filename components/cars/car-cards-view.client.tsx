"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** What all cards of a list have in common. */
export type CarCardsView = {
  placeName: string;
  priceCall: PriceCall | null;
  /** What the URLs of all cars begin with. */
  hrefStem: string;
};

const View = createContext<CarCardsView | null>(null);

export const CarCardsProvider = ({
  value,
  children,
}: {
  value: CarCardsView;
  children: ReactNode;
}) => <View value={value}>{children}</View>;

/** @throws Error outside of a `CarCards` */
export function useCarCardsView(): CarCardsView {
  const view = useContext(View);
  if (!view) throw new Error("A card is outside of its CarCards.");
  return view;
}
