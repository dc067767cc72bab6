import "server-only";
import type { DeskList } from "@/lib/api/contract/desk-lists";
import { listSavedViewsEndpoint, type SavedView } from "@/lib/api/contract/saved-views";
import { apiForRequest } from "@/lib/session/api-for-request";
import { readOrInstead } from "./read-or-instead";

export type SavedViews = { views: readonly SavedView[]; canShare: boolean };

/** The saved views of a list; null if they can't be loaded: the list is shown without them. */
export const listSavedViews = (tenant: string, list: DeskList): Promise<SavedViews | null> =>
  readOrInstead(
    "saved views",
    async () => (await apiForRequest(tenant)).call(listSavedViewsEndpoint, { query: { list } }),
    null,
  );
