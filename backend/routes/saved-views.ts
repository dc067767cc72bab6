import { can } from "@/lib/api/contract/roles";
import {
  deleteViewEndpoint,
  listSavedViewsEndpoint,
  renameViewEndpoint,
  saveViewEndpoint,
} from "@/lib/api/contract/saved-views";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { deleteView, listSavedViews, renameView, saveView } from "../saved-views/saved-views";
import { requireSignedIn } from "../sessions/require-signed-in";

/** Saved views of the desk's lists. */
export function registerSavedViewRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listSavedViewsEndpoint, async (context, { query }) => {
    const visit = requireSignedIn(context);
    return {
      views: await listSavedViews(db, visit, query.list),
      canShare: can(visit.viewer, "views.share"),
    };
  });
  handle(saveViewEndpoint, async (context, { body }) => ({
    view: await saveView(db, requireSignedIn(context), { ...body, now: now() }),
  }));
  handle(renameViewEndpoint, async (context, { params, body }) => ({
    view: await renameView(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(deleteViewEndpoint, async (context, { params }) => {
    await deleteView(db, requireSignedIn(context), { ...params, now: now() });
    return {};
  });
}
