"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import type { SearchBody, SearchProgress } from "@/lib/api/browser/searches";
import type { ItemService } from "@/lib/api/contract/items";
import { getQueryClient } from "@/lib/queries/query-client";
import { searchProgressQuery } from "@/lib/queries/searches";

const pollMs = 1_000;
const toFace = ({ state, unfiltered }: SearchProgress) => `${state} ${unfiltered}`;

type Props = { service: ItemService; search: SearchBody; shown: SearchProgress };

/**
 * Polls a search that isn't complete, and has the server render the page again when there is more
 * than what is `shown`, or when the search has failed.
 */
export function SearchWatch({ service, search, shown }: Props) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const { data, dataUpdatedAt, isError, errorUpdatedAt } = useQuery(
    { ...searchProgressQuery(service, search), enabled: !isRefreshing, refetchInterval: pollMs },
    getQueryClient(),
  );
  const isOutdated = isError || (data !== undefined && toFace(data) !== toFace(shown));
  useEffect(() => {
    if (isOutdated) startRefresh(() => router.refresh());
    // Again with each response: the page may have been rendered just before it.
  }, [isOutdated, dataUpdatedAt, errorUpdatedAt, router]);
  return null;
}
