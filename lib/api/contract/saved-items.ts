import * as z from "zod";
import { endpoint } from "./endpoint";
import { savableServices } from "./savable-services";

/** More than anybody compares, few enough for one page. */
export const savedItemsMaximum = 100;

/** What a traveller saved for later: an item of a service by its supplier's id. */
const savedKey = z.strictObject({
  service: z.enum(savableServices),
  id: z.string().regex(/^[\w~-][\w.~-]{0,299}$/),
});
/**
 * The query of the address it was saved from: dates and party, what its card said, and as `shown`
 * the amount there, which only viewers with price rights have seen; null if there was none.
 */
const searchSchema = z
  .string()
  .max(2_000)
  .regex(/^[\w.~%&=+*-]*$/)
  .nullable();
export const savedItemInputSchema = savedKey.extend({ search: searchSchema });
export type SavedItemInput = z.infer<typeof savedItemInputSchema>;
export const savedItemSchema = z.object({
  service: savedKey.shape.service,
  id: z.string(),
  search: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
export type SavedItem = z.infer<typeof savedItemSchema>;

const base = { api: "main", browser: true, access: "signed-in", limits: [] } as const;
const response = z.object({ items: z.array(savedItemSchema) });

export const listSavedItemsEndpoint = endpoint({
  operationId: "listSavedItems",
  ...base,
  method: "get",
  path: "/api/saved-items",
  summary: "What the user saved of the services that the agency sells, latest first",
  response,
});
export const addSavedItemsEndpoint = endpoint({
  operationId: "addSavedItems",
  ...base,
  method: "post",
  path: "/api/saved-items",
  summary:
    "Take over what a browser had saved before its user signed in, latest first. What was saved already stays as it is; beyond 100 nothing is added. Idempotent",
  body: z.strictObject({ items: z.array(savedItemInputSchema).max(savedItemsMaximum) }),
  response,
});
export const saveItemEndpoint = endpoint({
  operationId: "saveItem",
  ...base,
  method: "put",
  path: "/api/saved-items/{service}/{id}",
  notFound: "shared",
  summary: "Save an item, or give a saved one another search; idempotent",
  errors: ["service_not_enabled", "too_many_saved_items"],
  params: savedKey,
  body: z.strictObject({ search: searchSchema }),
  response: z.object({ item: savedItemSchema }),
});
export const removeSavedItemEndpoint = endpoint({
  operationId: "removeSavedItem",
  ...base,
  method: "delete",
  path: "/api/saved-items/{service}/{id}",
  notFound: "shared",
  summary: "No longer save an item; idempotent",
  params: savedKey,
  response: z.object({ isSaved: z.literal(false) }),
});
