import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import type { SecretBox } from "../secrets/secret-box";
import { sealedColumns, type SealedColumn } from "./sealed-columns";

const batch = 200;
/** The format of a SecretBox; no plaintext looks like it. */
export const sealedForm = String.raw`^[0-9a-f]{8}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}\.`;
const isSealed = (text: string) => new RegExp(sealedForm).test(text);

/**
 * `sealed` were re-encrypted; `unreadable` stay unchanged, because no key of the box decrypts them.
 */
export type ResealCount = { column: SealedColumn["name"]; sealed: number; unreadable: number };
type Options = { /** Skips what is encrypted with an older key. */ onlyPlain?: boolean };

async function resealBatch(
  tx: Transaction,
  secrets: SecretBox,
  {
    table,
    column,
    keys: [agencyKey, idKey],
    about,
    skip,
    onlyPlain,
  }: SealedColumn & { skip: number; onlyPlain: boolean },
) {
  const isStale = onlyPlain
    ? sql`${column} !~ ${sealedForm}`
    : sql`not starts_with(${column}, ${`${secrets.keyId}.`})`;
  const rows = await tx
    .select({
      agencyId: sql<string>`${agencyKey}`,
      id: sql<string>`${idKey}`,
      text: sql<string>`${column}`,
    })
    .from(table)
    .where(and(isNotNull(column), sql`${column} <> ''`, isStale))
    // order: the primary key of each table
    .orderBy(agencyKey, idKey)
    .limit(batch)
    .offset(skip);
  let unreadable = 0;
  for (const { agencyId, id, text } of rows) {
    const sealedFor = about(agencyId, id);
    let plain: string;
    try {
      plain = isSealed(text) ? secrets.open(text, sealedFor) : text;
    } catch {
      unreadable += 1;
      continue;
    }
    // It may have been changed meanwhile, and encrypted then.
    const isSame = and(eq(agencyKey, agencyId), eq(idKey, id), eq(column, text));
    await tx.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${secrets.seal(plain, sealedFor)} where ${isSame}`,
    );
  }
  return { found: rows.length, unreadable };
}

/**
 * Encrypts every sealed column with the newest key: texts of older keys, and plaintext from before
 * a column was sealed. Safe to repeat and to interrupt; afterwards, if nothing is unreadable, the
 * older keys can be dropped.
 * @returns a count for each column, in the order of the list
 */
export async function resealColumns(
  db: ScopedDatabase,
  secrets: SecretBox,
  { onlyPlain = false }: Options = {},
): Promise<ResealCount[]> {
  const counts: ResealCount[] = [];
  for (const sealedColumn of sealedColumns) {
    const count = { column: sealedColumn.name, sealed: 0, unreadable: 0 };
    for (let found = batch; found === batch;) {
      const done = await db.forOperator((tx) =>
        resealBatch(tx, secrets, { ...sealedColumn, skip: count.unreadable, onlyPlain }),
      );
      count.unreadable += done.unreadable;
      count.sealed += done.found - done.unreadable;
      found = done.found;
    }
    counts.push(count);
  }
  return counts;
}
