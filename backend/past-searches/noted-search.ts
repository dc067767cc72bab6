import type { PastSearchInput } from "@/lib/api/contract/past-searches";

/** A search as its service has it noted. */
export type NotedSearch = {
  /** Whether it is a search by itself; else it only narrows one down, and isn't noted. */
  isWhole: boolean;
  filters: object;
  /** The search without its filters, sort order and page. */
  toInput: () => PastSearchInput;
  /** The known place that it is for; empty for none. */
  toPlaceId: () => string;
};
