"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";
import type { Point } from "@/lib/api/contract/point";

/** Around which they were searched. */
type ActivityCardsView = CardsView & { place: Point & { name: string } };

const { CardsProvider, useCardsView } = createCardsView<ActivityCardsView>("ActivityCards");
export const ActivityCardsProvider = CardsProvider;
export const useActivityCardsView = useCardsView;
