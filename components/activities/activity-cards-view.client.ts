"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";

type ActivityCardsView = CardsView & { placeName: string };

const { CardsProvider, useCardsView } = createCardsView<ActivityCardsView>("ActivityCards");
export const ActivityCardsProvider = CardsProvider;
export const useActivityCardsView = useCardsView;
