import { queryOptions } from "@tanstack/react-query";
import { getSearchProgress, type SearchBody } from "@/lib/api/browser/searches";
import type { ItemService } from "@/lib/api/contract/items";

/** How far a search has come. */
export const searchProgressQuery = (service: ItemService, search: SearchBody) =>
  queryOptions({
    queryKey: [service, "search", search],
    queryFn: ({ signal }) => getSearchProgress(service, search, signal),
    select: ({ state, unfiltered }) => ({ state, unfiltered }),
  });
