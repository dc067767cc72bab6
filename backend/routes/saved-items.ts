import {
  addSavedItemsEndpoint,
  listSavedItemsEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
  type SavedItem,
} from "@/lib/api/contract/saved-items";
import { findServiceMode } from "@/lib/api/contract/services";
import type { ScopedDatabase } from "../db/scoped";
import { requireService } from "../access/require-service";
import type { Handle, RequestContext } from "../http/request-context";
import { addSavedItems } from "../saved-items/add-saved-items";
import type { Saver } from "../saved-items/is-own-item";
import { listSavedItems } from "../saved-items/list-saved-items";
import { removeSavedItem } from "../saved-items/remove-saved-item";
import { saveItem } from "../saved-items/save-item";
import { requireSignedIn } from "../sessions/require-signed-in";

const toSaver = (context: RequestContext): Saver => ({
  agencyId: context.agency.id,
  userId: requireSignedIn(context).viewer.userId,
});

/** What is saved of services that are switched off stays saved, and isn't listed. */
const onlySold = <T extends Pick<SavedItem, "service">>(
  { agency }: RequestContext,
  items: readonly T[],
): T[] => items.filter(({ service }) => findServiceMode(agency, service) !== "off");

/** What signed-in users save for later. */
export function registerSavedItemRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listSavedItemsEndpoint, async (context) => {
    const saver = toSaver(context);
    const items = await db.forAgency(saver.agencyId, (tx) => listSavedItems(tx, saver));
    return { items: onlySold(context, items) };
  });
  handle(addSavedItemsEndpoint, async (context, { body }) => {
    const items = await addSavedItems(db, toSaver(context), {
      items: onlySold(context, body.items),
      now: now(),
    });
    return { items: onlySold(context, items) };
  });
  handle(saveItemEndpoint, async (context, { params, body }) => {
    const saver = toSaver(context);
    requireService(context, params.service);
    return { item: await saveItem(db, saver, { item: { ...params, ...body }, now: now() }) };
  });
  handle(removeSavedItemEndpoint, async (context, { params }) => {
    await removeSavedItem(db, toSaver(context), params);
    return { isSaved: false as const };
  });
}
