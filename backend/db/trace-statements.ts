import { trace } from "@opentelemetry/api";
import type { Logger } from "drizzle-orm";

/**
 * Notes each statement in the span of its transaction, as it is prepared: its values are never
 * told.
 */
export const traceStatements: Logger = {
  logQuery: (statement) =>
    void trace.getActiveSpan()?.addEvent("statement", { "db.query.text": statement }),
};
