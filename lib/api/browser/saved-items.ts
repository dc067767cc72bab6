import type { SavedItem } from "../contract/saved-items";
import { call, callWithBody } from "./call";

type Key = Pick<SavedItem, "service" | "id">;

/** What the signed-in user saved, latest first. */
export const listSavedItems = () => call("GET /api/saved-items");

/** Takes over what this browser had saved; fine to repeat. */
export const addSavedItems = callWithBody("POST /api/saved-items");

/** Saves an item; fine to repeat. ApiError 409 `too_many_saved_items` beyond 100. */
export const saveItem = ({ service, id, search }: Key & Pick<SavedItem, "search">) =>
  call("PUT /api/saved-items/{service}/{id}", { params: { service, id }, body: { search } });

/** No longer saves an item; fine to repeat. */
export const removeSavedItem = ({ service, id }: Key) =>
  call("DELETE /api/saved-items/{service}/{id}", { params: { service, id } });
