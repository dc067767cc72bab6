import type { QueryInput } from "@/lib/query-values";
import type { KeptItem } from "./kept-item";

/** What lists need to know of the kept items of one service. Paths are without a language. */
export type KeptKind = {
  /** What an account's list has of it, by what it stores; null where that says too little. */
  read: (saved: Pick<KeptItem, "id" | "search">) => KeptItem | null;
  /** Null for one kept without dates, else whether they have passed. */
  isOver: (item: Pick<KeptItem, "id" | "search">, today: string) => boolean | null;
  /** Its offer, with the total that was seen; once its dates have passed what there is instead. */
  toPath: (item: Pick<KeptItem, "id" | "search">, today: string) => string;
  /** A new search for the same. */
  toSearchPath: (item: Pick<KeptItem, "id" | "search">) => string;
  /** Where several are compared, and for what; missing where they can't be. */
  comparison?: {
    path: string;
    toQuery: (item: KeptItem, today: string) => QueryInput | null;
  };
};
