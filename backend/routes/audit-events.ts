import {
  exportAuditEventsEndpoint,
  listAuditEventsEndpoint,
} from "@/lib/api/contract/audit-events";
import { listAuditEvents } from "../audit-log/list-audit-events";
import { noteAuditExport } from "../audit-log/note-audit-export";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

/** What the agency's members did, for those who may look into it. */
export function registerAuditEventRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(listAuditEventsEndpoint, (context, { query }) =>
    listAuditEvents(db, requireSignedIn(context), query),
  );
  handle(exportAuditEventsEndpoint, (context, { body }) =>
    noteAuditExport(db, requireSignedIn(context), { filter: body, now: now() }),
  );
}
