import { PassThrough, Readable, type Writable } from "node:stream";
import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env";
import { requireOperator } from "../http/create-operator-route";
import { logLine } from "@/lib/observability/log-line";
import { backupPath } from "../backups/backup-format";
import { toErrorMessage } from "../db/to-error-message";

/** A backup of the running database, which for the embedded one no other program may read. One that fails breaks off: its reader finds no end. */
export function registerOperatorBackupRoute(
  app: Hono<AppEnv>,
  { operatorToken, writeBackup }: { operatorToken: string; writeBackup: (output: Writable) => Promise<unknown> },
): void {
  app.get(backupPath, (c) => {
    requireOperator(c, operatorToken);
    const output = new PassThrough();
    writeBackup(output).catch((error: unknown) => logLine("error", { message: `backup: ${toErrorMessage(error)}` }));
    c.header("Content-Type", "application/gzip");
    return c.body(Readable.toWeb(output) as ReadableStream);
  });
}
