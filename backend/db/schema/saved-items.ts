import { foreignKey, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** What users saved for later; deleted with their account. */
export const savedItems = pgTable(
  "saved_items",
  {
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    service: text().$type<SavableService>().notNull(),
    /** The supplier's id. */
    itemId: text("item_id").notNull(),
    /** The query of the search it was saved from. */
    search: text(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.userId, table.service, table.itemId] }),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
  ],
);
