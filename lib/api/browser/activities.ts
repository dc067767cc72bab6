import type { BodyOf } from "./browser-call";
import { call } from "./call";

type PartyBody = BodyOf<"POST /api/activities/{id}/starts">;

/** The starts of an activity on a day. ApiError 404 where there is no such activity. */
export const listActivityStarts = (id: string, party: PartyBody, signal?: AbortSignal) =>
  call("POST /api/activities/{id}/starts", { params: { id }, body: party, signal });
