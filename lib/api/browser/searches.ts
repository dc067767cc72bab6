import type { ItemService } from "../contract/items";
import type { BodyOf, BrowserCall } from "./browser-call";
import { callByPath } from "./call";

/** The body of a search of any service. */
export type SearchBody = { [S in ItemService]: BodyOf<`POST /api/${S}/search`> }[ItemService];
/** How far a search has come; `unfiltered` grows with partial results. */
export type SearchProgress = { state: "searching" | "partial" | "complete"; unfiltered: number };

/**
 * How far a search of any service has come; the browser API has checked the response.
 * @throws as `callByPath`
 */
export function getSearchProgress(
  service: ItemService,
  body: SearchBody,
  signal?: AbortSignal,
): Promise<SearchProgress> {
  const call: BrowserCall = `POST /api/${service}/search`;
  return callByPath(call, { body, signal });
}
