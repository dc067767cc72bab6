import { eq } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import { recordOperatorWrite } from "../audit/record-operator-write";
import { academySecrets } from "../db/schema/agency-settings";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { newToken, toTokenHash } from "../secrets/opaque-token";

type OperatorWrite = { subdomain: string; requestId: string; now: Date };
/** Secrets are left out of the audit: it says that there is another one, or none. */
const ofAcademy = { part: "academy" } as const;

/**
 * A new secret for an agency's academy, of which only the hash is kept; the one before ends.
 * @throws RouteError 404 `agency_not_found`
 */
export async function setAcademySecret(
  db: ScopedDatabase,
  { subdomain, ...write }: OperatorWrite,
): Promise<{ secret: string }> {
  const secret = newToken();
  const hash = toTokenHash(secret);
  await db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    await tx
      .insert(academySecrets)
      .values({ agencyId, hash })
      .onConflictDoUpdate({ target: academySecrets.agencyId, set: { hash } });
    await recordOperatorWrite(
      tx,
      { id: agencyId },
      { ...write, ...ofAcademy, after: { secret: "set" } },
    );
  });
  return { secret };
}

/** From then on no code is exchanged. @throws RouteError 404 */
export const removeAcademySecret = (
  db: ScopedDatabase,
  { subdomain, ...write }: OperatorWrite,
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const removed = await tx
      .delete(academySecrets)
      .where(eq(academySecrets.agencyId, agencyId))
      .returning({ agencyId: academySecrets.agencyId });
    if (removed.length === 0)
      throw new RouteError(404, "not_found", `${subdomain} has no secret of an academy`);
    const before = { secret: "removed" };
    await recordOperatorWrite(tx, { id: agencyId }, { ...write, ...ofAcademy, before });
  });
