"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** What all cards of a list have in common. */
export type FlightCardsView = {
  /** All of them, infants too: the total is for them. */
  passengers: number;
  priceCall: PriceCall | null;
  /** What the URLs of all itineraries begin with. */
  hrefStem: string;
};

const View = createContext<FlightCardsView | null>(null);

export const FlightCardsProvider = ({
  value,
  children,
}: {
  value: FlightCardsView;
  children: ReactNode;
}) => <View value={value}>{children}</View>;

/** @throws Error outside of a `FlightCards` */
export function useFlightCardsView(): FlightCardsView {
  const view = useContext(View);
  if (!view) throw new Error("A card is outside of its FlightCards.");
  return view;
}
