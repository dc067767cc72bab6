"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** What all cards of a list have in common. */
export type HotelCardsView = {
  /** "3 nights · 2 adults · 1 room" */
  stayText: string;
  nights: number;
  /** The search as a query, which a hotel is saved with. */
  searchText: string;
  placeName: string;
  priceCall: PriceCall | null;
  /** What the URLs of all hotels begin with. */
  hrefStem: string;
};

const View = createContext<HotelCardsView | null>(null);

export const HotelCardsProvider = ({
  value,
  children,
}: {
  value: HotelCardsView;
  children: ReactNode;
}) => <View value={value}>{children}</View>;

/** @throws Error outside of a `HotelCards` */
export function useHotelCardsView(): HotelCardsView {
  const view = useContext(View);
  if (!view) throw new Error("A card is outside of its HotelCards.");
  return view;
}
