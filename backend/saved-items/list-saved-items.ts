import { asc, desc } from "drizzle-orm";
import { savedItemsMaximum, type SavedItem } from "@/lib/api/contract/saved-items";
import { savedItems } from "../db/schema/saved-items";
import type { Transaction } from "../db/scoped";
import { isOfSaver, type Saver } from "./is-own-item";
import { toSavedItem } from "./to-saved-item";

/** What one user saved at this agency, latest first; at most 100. */
export async function listSavedItems(tx: Transaction, saver: Saver): Promise<SavedItem[]> {
  const rows = await tx
    .select()
    .from(savedItems)
    .where(isOfSaver(saver))
    // order: the key of what one user saved
    .orderBy(desc(savedItems.savedAt), asc(savedItems.service), asc(savedItems.itemId))
    .limit(savedItemsMaximum);
  return rows.map(toSavedItem);
}
