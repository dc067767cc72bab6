import { foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** Support requests; deleted with the account they came from. */
export const tickets = pgTable(
  "tickets",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    /** For people, such as `S-4F7K2M`. */
    reference: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ["open", "closed"] })
      .notNull()
      .default("open"),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.reference),
    unique().on(table.agencyId, table.userId, table.idempotencyKey),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.status, table.createdAt),
  ],
);
