import { and, eq } from "drizzle-orm";
import { quotes } from "../../db/schema/quotes";
import type { ScopedDatabase } from "../../db/scoped";
import { requireOnlineService } from "../../access/require-service";
import type { RequestContext } from "../../http/request-context";

/**
 * An agency may stop selling a service while a quote of it is open. A missing quote is left to the
 * query that reads it.
 * @throws RouteError 404 `service_not_enabled` or `service_not_online`
 */
export async function requireOnlineQuote(
  { db }: { db: ScopedDatabase },
  context: RequestContext,
  id: string,
): Promise<void> {
  const { agency } = context;
  const [quote] = await db.forAgency(agency.id, (tx) =>
    tx
      .select({ service: quotes.service })
      .from(quotes)
      .where(and(eq(quotes.agencyId, agency.id), eq(quotes.id, id))),
  );
  if (quote) requireOnlineService(context, quote.service);
}
