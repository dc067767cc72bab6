import type { SavedItem } from "@/lib/api/contract/saved-items";
import { savedItems } from "../db/schema/saved-items";
import type { ScopedDatabase } from "../db/scoped";
import { isOwnItem, type Saver } from "./is-own-item";

/** Removes a user's saved item; fine to repeat. */
export const removeSavedItem = (
  db: ScopedDatabase,
  saver: Saver,
  item: Pick<SavedItem, "service" | "id">,
): Promise<void> =>
  db.forAgency(saver.agencyId, async (tx) => {
    await tx.delete(savedItems).where(isOwnItem(saver, item));
  });
