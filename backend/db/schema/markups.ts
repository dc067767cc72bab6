import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { serviceIds } from "@/lib/api/contract/services";
import { agencyId } from "./agencies";

/**
 * An agency's markups on net prices; a rule for one service overrides the one for all (null). Only
 * sent to the agency's agents.
 */
export const markupRules = pgTable(
  "markup_rules",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    service: text({ enum: serviceIds }),
    /** Hundredths of a percent of the net price, or null for a fixed amount. */
    basisPoints: integer("basis_points"),
    /** Minor units of `currency`, per booking; null for a percentage. */
    fixedAmount: bigint("fixed_amount", { mode: "number" }),
    /** Lower and upper bound, in minor units of `currency`; null: none. */
    floorAmount: bigint("floor_amount", { mode: "number" }),
    capAmount: bigint("cap_amount", { mode: "number" }),
    currency: text().notNull(),
  },
  (table) => [
    unique("markup_rules_one_for_each_service")
      .on(table.agencyId, table.service)
      .nullsNotDistinct(),
    check(
      "markup_rules_percentage_or_fixed",
      sql`(${table.basisPoints} is null) <> (${table.fixedAmount} is null)`,
    ),
    check(
      "markup_rules_not_negative",
      sql`coalesce(${table.basisPoints}, 0) between 0 and 10000 and coalesce(${table.fixedAmount}, 0) >= 0`,
    ),
    check(
      "markup_rules_floor_below_cap",
      sql`coalesce(${table.floorAmount}, 0) >= 0 and coalesce(${table.capAmount} >= coalesce(${table.floorAmount}, 0), true)`,
    ),
  ],
);
