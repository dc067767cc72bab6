import { count } from "drizzle-orm";
import {
  savedItemsMaximum,
  type SavedItem,
  type SavedItemInput,
} from "@/lib/api/contract/saved-items";
import { savedItems } from "../db/schema/saved-items";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { isOfSaver, isOwnItem, type Saver } from "./is-own-item";
import { lockSaver } from "./lock-saver";
import { toSavedItem } from "./to-saved-item";

/**
 * Saves an item for a user; one that is saved already keeps its place in the list and gets the new
 * search.
 * @throws RouteError 409 `too_many_saved_items` for a new one beyond 100
 */
export const saveItem = (
  db: ScopedDatabase,
  saver: Saver,
  { item, now }: { item: SavedItemInput; now: Date },
): Promise<SavedItem> =>
  db.forAgency(saver.agencyId, async (tx) => {
    await lockSaver(tx, saver);
    const { service, id, search } = item;
    const [known] = await tx
      .update(savedItems)
      .set({ search })
      .where(isOwnItem(saver, item))
      .returning();
    if (known) return toSavedItem(known);
    const [kept] = await tx.select({ items: count() }).from(savedItems).where(isOfSaver(saver));
    if ((kept?.items ?? 0) >= savedItemsMaximum)
      throw new RouteError(
        409,
        "too_many_saved_items",
        "You have saved as much as can be saved: remove something first",
      );
    const row = { ...saver, service, itemId: id, search, savedAt: now };
    await tx.insert(savedItems).values(row);
    return toSavedItem(row);
  });
