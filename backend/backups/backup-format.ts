import * as z from "zod";

/** Where the running backend serves one to its operator. */
export const backupPath = "/api/operator/backup";

/**
 * A backup is gzipped text, a line per row: the same for both kinds of database, whose own files
 * and dumps only fit themselves. `#{header}`, then for each table `#{"table","columns"}` and its
 * rows as JSON, at the end `#{"rows","sha256"}` of all lines before.
 */
export const backupFormat = "travel-site-backup";
export const backupVersion = 1;

const migrationSchema = z.object({ hash: z.string(), createdAt: z.number() });
export type AppliedMigration = z.output<typeof migrationSchema>;

export const headerSchema = z.object({
  format: z.literal(backupFormat),
  version: z.number(),
  createdAt: z.iso.datetime(),
  /** The migrations the rows were written under, oldest first. */
  migrations: z.array(migrationSchema).min(1),
  /**
   * Ids of the keys that encrypt the secrets (secret-box.ts); the keys themselves are never in a
   * backup.
   */
  keyIds: z.array(z.string()),
  /** Numbers as text: they may exceed JavaScript's range. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.output<typeof tableSchema>;

export const trailerSchema = z.object({ rows: z.number(), sha256: z.string() });
