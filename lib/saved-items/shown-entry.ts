import type { KeptItem } from "./kept-item";

/** A saved item as its page lists it. */
export type ShownEntry =
  | { state: "known"; item: KeptItem }
  /** No longer sold, or what it is can't be loaded now. */
  | { state: "gone" | "failed"; item: Pick<KeptItem, "service" | "id" | "search"> };
