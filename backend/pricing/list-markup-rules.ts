import { asc, eq, sql } from "drizzle-orm";
import type { ServiceId } from "@/lib/api/contract/services";
import { markupRules } from "../db/schema/markups";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { resolveMarkup, type Markup, type MarkupRule } from "./markup";

/** An agency's rules, the one for all services first. */
export const listMarkupRules = (tx: Transaction, agencyId: string): Promise<MarkupRule[]> =>
  tx
    .select({
      service: markupRules.service,
      basisPoints: markupRules.basisPoints,
      fixedAmount: markupRules.fixedAmount,
      floorAmount: markupRules.floorAmount,
      capAmount: markupRules.capAmount,
      currency: markupRules.currency,
    })
    .from(markupRules)
    .where(eq(markupRules.agencyId, agencyId))
    .orderBy(sql`${markupRules.service} nulls first`, asc(markupRules.service));

/** What an agency adds to net prices of a service, as its rules stand now. */
export const getMarkup = (
  db: ScopedDatabase,
  agencyId: string,
  service: ServiceId,
): Promise<Markup> =>
  db.forAgency(agencyId, async (tx) => resolveMarkup(await listMarkupRules(tx, agencyId), service));
