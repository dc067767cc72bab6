import {
  savedItemsMaximum,
  type SavedItem,
  type SavedItemInput,
} from "@/lib/api/contract/saved-items";
import { addMs } from "@/lib/dates/instants";
import { savedItems } from "../db/schema/saved-items";
import type { ScopedDatabase } from "../db/scoped";
import type { Saver } from "./is-own-item";
import { listSavedItems } from "./list-saved-items";
import { lockSaver } from "./lock-saver";

/**
 * Takes over what a browser had saved, in its order, latest first. What the user saved already
 * stays as it is; of the others the latest are added until there are 100.
 */
export const addSavedItems = (
  db: ScopedDatabase,
  saver: Saver,
  { items, now }: { items: readonly SavedItemInput[]; now: Date },
): Promise<SavedItem[]> =>
  db.forAgency(saver.agencyId, async (tx) => {
    await lockSaver(tx, saver);
    const kept = await listSavedItems(tx, saver);
    const keyOf = ({ service, id }: Pick<SavedItem, "service" | "id">) => `${service} ${id}`;
    const known = new Set(kept.map(keyOf));
    const added = new Map(
      items.filter((item) => !known.has(keyOf(item))).map((item) => [keyOf(item), item]),
    );
    const rows = [...added.values()]
      .slice(0, savedItemsMaximum - kept.length)
      // A millisecond apart, which keeps their order.
      .map(({ service, id, search }, index) => ({
        ...saver,
        service,
        itemId: id,
        search,
        savedAt: addMs(now, -index),
      }));
    if (rows.length === 0) return kept;
    await tx.insert(savedItems).values(rows);
    return listSavedItems(tx, saver);
  });
