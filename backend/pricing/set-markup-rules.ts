import { eq } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import { markupRules } from "../db/schema/markups";
import type { ScopedDatabase } from "../db/scoped";
import { listMarkupRules } from "./list-markup-rules";
import { toMarkupInput, toMarkupRule, type MarkupInput } from "./markup-input";

/**
 * Replaces all rules of an agency; prices change with the next question, quotes that are out keep
 * theirs. @throws RouteError 404 for an unknown agency
 */
export const setMarkupRules = (
  db: ScopedDatabase,
  { subdomain, input }: { subdomain: string; input: MarkupInput },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    await tx.delete(markupRules).where(eq(markupRules.agencyId, agencyId));
    const rules = input.rules.map((rule) => ({ ...toMarkupRule(rule), agencyId }));
    if (rules.length > 0) await tx.insert(markupRules).values(rules);
  });

/**
 * An agency's rules as `setMarkupRules` takes them. @throws RouteError 404 for an unknown agency
 */
export const listStoredMarkupRules = (
  db: ScopedDatabase,
  subdomain: string,
): Promise<MarkupInput["rules"]> =>
  db.forOperator(async (tx) =>
    (await listMarkupRules(tx, await requireAgencyId(tx, subdomain))).map(toMarkupInput),
  );
