import { PassThrough, type Writable } from "node:stream";
import { logLine } from "@/lib/observability/log-line";
import { backupPath } from "../backups/backup-format";
import { toErrorMessage } from "../errors/to-error-message";
import type { OperatorRoute } from "../http/create-operator-route";

/**
 * A backup of the running database, which for the embedded one no other program may read. One that
 * fails breaks off: its reader finds no end.
 */
export function registerOperatorBackupRoute(
  route: OperatorRoute,
  writeBackup: (output: Writable) => Promise<unknown>,
): void {
  const summary =
    "A backup of the whole database, of all agencies; the key of its secrets isn't in it";
  route("get", backupPath, { summary, response: "application/gzip" }, async () => {
    const output = new PassThrough();
    writeBackup(output).catch((error: unknown) =>
      logLine("error", { message: `backup: ${toErrorMessage(error)}` }),
    );
    return output;
  });
}
