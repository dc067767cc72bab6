"use client";

import { useSearchWatch, type SearchProgress } from "@/components/site/use-search-watch.client";
import type { FlightSearchBody } from "@/lib/api/browser/flights";
import { flightSearchQuery } from "@/lib/queries/flights";

type Props = { search: FlightSearchBody; shown: SearchProgress };

/** Polls a search for flights until it is complete. */
export function FlightSearchWatch({ search, shown }: Props) {
  useSearchWatch(flightSearchQuery(search), shown);
  return null;
}
