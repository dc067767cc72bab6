"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";
import type { CardLeg } from "@/lib/flights/to-card-flight";

export type FlightCardsView = CardsView & {
  /** All of them, infants too: the total is for them. */
  passengers: number;
  /** What was chosen before, of the trip that each card ends; null where cards only begin one. */
  chosen: readonly CardLeg[] | null;
};

const { CardsProvider, useCardsView } = createCardsView<FlightCardsView>("FlightCards");
export const FlightCardsProvider = CardsProvider;
export const useFlightCardsView = useCardsView;
