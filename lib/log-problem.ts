import { logLine } from "./observability/log-line";

const quietMs = 1_000;
const lastLogged = new Map<string, number>();

/**
 * One line for operators, at most one a second for each kind of problem: an outage must not become
 * a flood of log lines.
 */
export function logProblem(what: string, error: unknown): void {
  const now = performance.now();
  if (now - (lastLogged.get(what) ?? -quietMs) < quietMs) return;
  lastLogged.set(what, now);
  logLine("error", {
    message: `${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
  });
}
