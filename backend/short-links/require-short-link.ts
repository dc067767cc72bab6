import { and, eq } from "drizzle-orm";
import { shortLinks } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";

/**
 * @throws RouteError 404 for an id the agency doesn't know, 410 for a link that has expired or was
 * revoked
 */
export async function requireShortLink(
  db: ScopedDatabase,
  agencyId: string,
  { id, now }: { id: string; now: Date },
) {
  const [link] = await db.forAgency(agencyId, (tx) =>
    tx
      .select()
      .from(shortLinks)
      .where(and(eq(shortLinks.agencyId, agencyId), eq(shortLinks.id, id))),
  );
  if (!link) throw new RouteError(404, "short_link_not_found", "There is no such link");
  if (link.revokedAt || (link.expiresAt && link.expiresAt <= now))
    throw new RouteError(410, "short_link_expired", "This link has expired");
  return { target: link.target, kind: link.kind };
}
