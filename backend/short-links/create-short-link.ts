import { randomBytes } from "node:crypto";
import type { ShortLinkKind } from "@/lib/api/contract/short-links";
import { shortLinks } from "../db/schema/stories";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";

type NewShortLink = { target: string; kind: ShortLinkKind; expiresAt?: Date | null };

/**
 * A path of the site itself: a second slash, or a backslash that browsers treat as one, would lead
 * elsewhere.
 */
const isOwnPath = (target: string) => /^\/(?![/\\])[^\\\s]{0,2000}$/.test(target);

/**
 * Creates a short link to a path of the agency's own site and returns its id, 128 random bits.
 * @throws RouteError 422 for another target
 */
export async function createShortLink(
  db: ScopedDatabase,
  agencyId: string,
  { target, kind, expiresAt = null }: NewShortLink,
): Promise<string> {
  if (!isOwnPath(target))
    throw new RouteError(422, "invalid_input", "A short link leads to a path of this site");
  const id = randomBytes(16).toString("base64url");
  await db.forAgency(agencyId, (tx) =>
    tx.insert(shortLinks).values({ agencyId, id, target, kind, expiresAt }),
  );
  return id;
}
