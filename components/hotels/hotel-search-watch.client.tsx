"use client";

import {
  useResultsWatch,
  type ResultsProgress,
} from "@/components/results/use-results-watch.client";
import type { HotelSearchBody } from "@/lib/api/browser/hotels";
import { hotelSearchQuery } from "@/lib/queries/hotels";

type Props = { search: HotelSearchBody; shown: ResultsProgress };

/** Polls a search for hotels until it is complete. */
export function HotelSearchWatch({ search, shown }: Props) {
  useResultsWatch(hotelSearchQuery(search), shown);
  return null;
}
