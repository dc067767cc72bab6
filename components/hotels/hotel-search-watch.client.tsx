"use client";

import { useSearchWatch, type SearchProgress } from "@/components/site/use-search-watch.client";
import type { HotelSearchBody } from "@/lib/api/browser/hotels";
import { hotelSearchQuery } from "@/lib/queries/hotels";

type Props = { search: HotelSearchBody; shown: SearchProgress };

/** Polls a search for hotels until it is complete. */
export function HotelSearchWatch({ search, shown }: Props) {
  useSearchWatch(hotelSearchQuery(search), shown);
  return null;
}
