import * as z from "zod";
import { deskListNames } from "./desk-lists";
import { endpoint } from "./endpoint";

/** Of one member, in one list. */
export const maximumSavedViews = 50;

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, "must be one line of plain text");

/** A list's filters and sort order by a name. */
export const savedViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The query of the list's address, without a page. */
  query: z.string(),
  /** All who work at the agency see it; what it leads to is still what each of them reaches. */
  isShared: z.boolean(),
  /** The viewer may rename and delete it. */
  canChange: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const ofMembers = {
  limits: [],
  api: "main",
  browser: false,
  access: { action: "dashboard.read" },
} as const;
const withId = { params: z.object({ id: z.uuid() }), notFound: "view_not_found" } as const;

export const listSavedViewsEndpoint = endpoint({
  operationId: "listSavedViews",
  ...ofMembers,
  method: "get",
  path: "/api/agency/saved-views",
  summary: "The saved views of a list: one's own and those that are shared, by name",
  query: z.object({ list: z.enum(deskListNames) }),
  response: z.object({
    views: z.array(savedViewSchema),
    /** The viewer may share views with the agency. */
    canShare: z.boolean(),
  }),
});

export const saveViewEndpoint = endpoint({
  operationId: "saveView",
  ...ofMembers,
  method: "post",
  path: "/api/agency/saved-views",
  summary:
    "Save a list's filters by a name; of the same name it replaces what was saved. 403 `not_allowed` to share it for those who manage nobody, 409 `too_many_views` beyond 50, 422 for what is no filter of the list",
  errors: ["too_many_views"],
  body: z.strictObject({
    list: z.enum(deskListNames),
    name,
    query: z.string().max(2_000),
    isShared: z.boolean().default(false),
  }),
  response: z.object({ view: savedViewSchema }),
});

export const renameViewEndpoint = endpoint({
  operationId: "renameView",
  ...ofMembers,
  ...withId,
  method: "put",
  path: "/api/agency/saved-views/{id}",
  summary:
    "Give a saved view another name: one's own, or a shared one for those who manage others. 404 for all others, 409 `view_exists` for a name that its owner has in that list already",
  errors: ["view_exists"],
  body: z.strictObject({ name }),
  response: z.object({ view: savedViewSchema }),
});

export const deleteViewEndpoint = endpoint({
  operationId: "deleteView",
  ...ofMembers,
  ...withId,
  method: "delete",
  path: "/api/agency/saved-views/{id}",
  summary: "Delete a saved view that one may rename; 404 for all others",
  response: z.object({}),
});
