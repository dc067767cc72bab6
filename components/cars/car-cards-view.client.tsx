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

const View = createContext<CarCardsView>({ placeName: "", priceCall: null, hrefStem: "" });

export const CarCardsProvider = ({
  value,
  children,
}: {
  value: CarCardsView;
  children: ReactNode;
}) => <View value={value}>{children}</View>;

export const useCarCardsView = () => useContext(View);
