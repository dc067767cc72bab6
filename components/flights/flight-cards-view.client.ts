"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";

export type FlightCardsView = CardsView & {
  /** All of them, infants too: the total is for them. */
  passengers: number;
};

const { CardsProvider, useCardsView } = createCardsView<FlightCardsView>("FlightCards");
export const FlightCardsProvider = CardsProvider;
export const useFlightCardsView = useCardsView;
