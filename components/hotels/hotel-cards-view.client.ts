"use client";

import { createCardsView, type CardsView } from "@/components/site/create-cards-view.client";

export type HotelCardsView = CardsView & {
  /** "3 nights · 2 adults · 1 room" */
  stayText: string;
  nights: number;
  /** What distances are from; empty in a search of an area, whose hotels name their towns. */
  placeName: string;
};

const { CardsProvider, useCardsView } = createCardsView<HotelCardsView>("HotelCards");
export const HotelCardsProvider = CardsProvider;
export const useHotelCardsView = useCardsView;
