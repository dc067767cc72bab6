import { sql } from "drizzle-orm";
import { sealedForm } from "../key-rotation/reseal-columns";
import { sealedColumns } from "../key-rotation/sealed-columns";
import { runQuery, type QueryRunner } from "./catalog";

/**
 * The ids of the keys that stored texts are encrypted with: each ciphertext begins with its key's
 * id. Columns that an older database lacks are left out. The transaction's role must see the rows.
 */
export async function listSealingKeys(tx: QueryRunner): Promise<string[]> {
  const ids = new Set<string>();
  for (const { name } of sealedColumns) {
    const [table = "", column = ""] = name.split(".");
    const known = await runQuery(
      tx,
      sql`select from pg_attribute where attrelid = to_regclass(${`public.${table}`}) and attname = ${column} and not attisdropped`,
    );
    if (known.length === 0) continue;
    const text = sql.identifier(column);
    const rows = await runQuery<{ id: string }>(
      tx,
      sql`select distinct split_part(${text}, '.', 1) as id from public.${sql.identifier(table)} where ${text} ~ ${sealedForm}`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
}
