import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { agencyId } from "./agencies";
import { instant } from "./instant";

/** A table of agencies' own accounts, at suppliers or at gateways. */
export const accountTable = <Name extends string>(table: Name, nameColumn: string) =>
  pgTable(
    table,
    {
      agencyId: agencyId(),
      /** The supplier's or gateway's. */
      name: text(nameColumn).notNull(),
      /** Encrypted by the secret box: keys and webhook secrets (two during a rotation). */
      secrets: text().notNull(),
      updatedAt: instant("updated_at").notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.agencyId, table.name] })],
  );
