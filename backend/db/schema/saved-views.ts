import { boolean, foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { DeskList } from "@/lib/api/contract/desk-lists";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** Filters of a list by a name, of one member or shared with all; deleted with the account. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    ownerId: uuid("owner_id").notNull(),
    list: text().$type<DeskList>().notNull(),
    name: text().notNull(),
    /** Of the list's address. */
    query: text().notNull(),
    isShared: boolean("is_shared").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique().on(table.agencyId, table.ownerId, table.list, table.name),
    foreignKey({
      columns: [table.agencyId, table.ownerId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.list, table.isShared),
  ],
);
