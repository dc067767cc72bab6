import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import type { ScopedDatabase } from "../db/scoped";
import { listPastSearches } from "../past-searches/list-past-searches";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

/** What was searched for, for those who work at the agency. */
export function registerPastSearchRoutes(handle: Handle, db: ScopedDatabase): void {
  handle(listPastSearchesEndpoint, (context, { query }) =>
    listPastSearches(db, requireSignedIn(context), { query }),
  );
}
