import { getQueryClient } from "@/lib/queries/query-client";
import {
  removeSavedItemMutation,
  saveItemMutation,
  savedItemsQuery,
} from "@/lib/queries/saved-items";
import { toItemKey, type KeptItem } from "../saved-items/kept-item";

/** The keys of what the signed-in user saved; takes over what this browser had saved. */
export async function readAccountKeys(): Promise<ReadonlySet<string>> {
  const { items } = await getQueryClient().query(savedItemsQuery());
  return new Set(items.map(toItemKey));
}

/** Saves or removes an item of the signed-in user. @throws ApiError */
export async function changeAccountItem(item: KeptItem, isSaved: boolean): Promise<void> {
  const client = getQueryClient();
  const mutations = client.getMutationCache();
  const { service, id, search } = item;
  if (isSaved) await mutations.build(client, saveItemMutation()).execute({ service, id, search });
  else await mutations.build(client, removeSavedItemMutation()).execute({ service, id });
  await client.invalidateQueries({ queryKey: savedItemsQuery().queryKey, refetchType: "none" });
}
