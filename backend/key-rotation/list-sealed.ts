import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import * as z from "zod";
import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { sealedForm } from "./reseal-columns";
import type { SecretBox } from "../secrets/secret-box";
import { sealedColumns } from "./sealed-columns";

export const sealedGroupSchema = z.object({
  column: z.string(),
  agency: z.string(),
  /** The first 8 digits of the key's SHA-256; null: stored in plaintext. */
  keyId: z.string().nullable(),
  /** Whether it is the key that encrypts now. */
  isCurrent: z.boolean(),
  texts: z.number().int(),
});

/** How many encrypted texts an agency has in each column, by key. Never the texts themselves. */
export const listSealed = (
  db: ScopedDatabase,
  { keyId: current }: Pick<SecretBox, "keyId">,
): Promise<z.output<typeof sealedGroupSchema>[]> =>
  db.forOperator(async (tx) => {
    const groups: z.output<typeof sealedGroupSchema>[] = [];
    for (const { name, table, column, keys } of sealedColumns) {
      const [agencyKey] = keys;
      const keyId = sql<
        string | null
      >`case when ${column} ~ ${sealedForm} then split_part(${column}, '.', 1) end`.as("key_id");
      const rows = await tx
        .select({ agency: agencies.subdomain, keyId, texts: count() })
        .from(table)
        .innerJoin(agencies, eq(agencies.id, agencyKey))
        .where(and(isNotNull(column), sql`${column} <> ''`))
        .groupBy(agencies.subdomain, sql`key_id`)
        .orderBy(asc(agencies.subdomain), sql`key_id`);
      groups.push(
        ...rows.map((row) => ({
          column: name,
          ...row,
          isCurrent: row.keyId !== null && row.keyId === current,
        })),
      );
    }
    return groups;
  });
