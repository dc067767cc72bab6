"use client";

import { createCardsView, type CardsView } from "@/components/site/cards-view.client";

export type FlightCardsView = CardsView & {
  /** All of them, infants too: the total is for them. */
  passengers: number;
};

export const { CardsProvider: FlightCardsProvider, useCardsView: useFlightCardsView } =
  createCardsView<FlightCardsView>("FlightCards");
