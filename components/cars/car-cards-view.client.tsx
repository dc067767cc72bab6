"use client";

import { createCardsView, type CardsView } from "@/components/site/cards-view.client";

export type CarCardsView = CardsView & { placeName: string };

export const { CardsProvider: CarCardsProvider, useCardsView: useCarCardsView } =
  createCardsView<CarCardsView>("CarCards");
