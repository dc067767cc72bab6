import type { InferSelectModel } from "drizzle-orm";
import type { SavedItem } from "@/lib/api/contract/saved-items";
import type { savedItems } from "../db/schema/saved-items";

/** A stored item as its user sees it. */
export const toSavedItem = ({
  service,
  itemId,
  search,
  savedAt,
}: InferSelectModel<typeof savedItems>): SavedItem => ({
  service,
  id: itemId,
  search,
  savedAt: savedAt.toISOString(),
});
