"use client";

import { useSearchWatch, type SearchProgress } from "@/components/site/use-search-watch.client";
import type { CarSearchBody } from "@/lib/api/browser/cars";
import { carSearchQuery } from "@/lib/queries/cars";

type Props = { search: CarSearchBody; shown: SearchProgress };

/** Polls a search for cars until it is complete. */
export function CarSearchWatch({ search, shown }: Props) {
  useSearchWatch(carSearchQuery(search), shown);
  return null;
}
