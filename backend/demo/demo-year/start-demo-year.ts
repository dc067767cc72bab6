import { logLine } from "@/lib/observability/log-line";
import { toErrorMessage } from "../../errors/to-error-message";
import type { ScopedDatabase } from "../../db/scoped";
import { seedDemoYear } from "./seed-demo-year";

/**
 * Seeds the demo's year of bookings beside everything else; what goes wrong is logged, and tried
 * again by the next start.
 */
export function startDemoYear(
  db: ScopedDatabase,
  { rootDomain, now }: { rootDomain: string; now: Date },
) {
  let isStopped = false;
  const done = seedDemoYear(db, { rootDomain, now, isStopped: () => isStopped }).catch(
    (error: unknown) => {
      logLine("error", { message: `demo bookings: ${toErrorMessage(error)}` });
      return 0;
    },
  );
  return {
    /** How many were written. */
    done,
    /** Resolves once nothing is written any more. */
    async stop(): Promise<void> {
      isStopped = true;
      await done;
    },
  };
}
