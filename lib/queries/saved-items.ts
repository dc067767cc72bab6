import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  addSavedItems,
  listSavedItems,
  removeSavedItem,
  saveItem,
} from "@/lib/api/browser/saved-items";
import { savedList } from "@/lib/saved-items/saved-list";

/**
 * What the signed-in user saved. What this browser had saved before is taken over first; it stays
 * here until that has worked.
 */
export const savedItemsQuery = () =>
  queryOptions({
    queryKey: ["savedItems"],
    queryFn: async () => {
      const kept = savedList.read();
      if (kept.length === 0) return listSavedItems();
      const items = kept.map(({ service, id, search }) => ({ service, id, search }));
      const taken = await addSavedItems({ items });
      savedList.remove(...items);
      return taken;
    },
  });
/** One after the other, so that what was pressed last is what stays. */
const scope = { id: "savedItems" };
export const saveItemMutation = () =>
  mutationOptions({ mutationKey: ["savedItems", "save"], mutationFn: saveItem, scope });
export const removeSavedItemMutation = () =>
  mutationOptions({
    mutationKey: ["savedItems", "remove"],
    mutationFn: removeSavedItem,
    scope,
  });
