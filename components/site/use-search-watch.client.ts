"use client";

import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { getQueryClient } from "@/lib/queries/query-client";

/** How far a search has come; `unfiltered` grows with partial results. */
export type SearchProgress = { state: "searching" | "partial" | "complete"; unfiltered: number };

const pollMs = 1_000;
const toFace = ({ state, unfiltered }: SearchProgress) => `${state} ${unfiltered}`;

/**
 * Polls a search that isn't complete, and has the server render the page again when there is more
 * than what is `shown`, or when the search has failed.
 */
export function useSearchWatch<T, K extends readonly unknown[]>(
  query: UseQueryOptions<T, Error, SearchProgress, K>,
  shown: SearchProgress,
): void {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const { data, dataUpdatedAt, isError, errorUpdatedAt } = useQuery(
    { ...query, enabled: !isRefreshing, refetchInterval: pollMs },
    getQueryClient(),
  );
  const isOutdated = isError || (data !== undefined && toFace(data) !== toFace(shown));
  useEffect(() => {
    if (isOutdated) startRefresh(() => router.refresh());
    // Again with each response: the page may have been rendered just before it.
  }, [isOutdated, dataUpdatedAt, errorUpdatedAt, router]);
}
