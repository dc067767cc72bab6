"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";

export type CarCardsView = CardsView & { placeName: string };

const { CardsProvider, useCardsView } = createCardsView<CarCardsView>("CarCards");
export const CarCardsProvider = CardsProvider;
export const useCarCardsView = useCardsView;
