import { trace } from "@opentelemetry/api";
import type { Logger } from "drizzle-orm";

/** Records each statement in the span of its transaction, as prepared: never its values. */
export const traceStatements: Logger = {
  logQuery: (statement) =>
    void trace.getActiveSpan()?.addEvent("statement", { "db.query.text": statement }),
};
