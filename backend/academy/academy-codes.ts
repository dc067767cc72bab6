import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { toFullName } from "@/lib/api/contract/full-name";
import { can, type UserType } from "@/lib/api/contract/roles";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { academyCodes, academySecrets } from "../db/schema/agency-settings";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { equalsSecret } from "../http/equals-secret";
import type { RequestContext, Viewer } from "../http/request-context";
import { newToken, toTokenHash } from "../secrets/opaque-token";
import { findUser } from "../users/get-user";

type AcademyVisitor = { id: string; name: string; email: string; userType: UserType };

/**
 * A code that names the viewer to the agency's academy, once; expired ones of the agency go.
 * @throws RouteError 404 `academy_not_found`
 */
export async function createAcademyCode(
  db: ScopedDatabase,
  { agency, viewer }: Pick<RequestContext, "agency"> & { viewer: Viewer },
  { now }: { now: Date },
): Promise<{ code: string }> {
  if (agency.academyUrl === null)
    throw new RouteError(404, "academy_not_found", "This agency has no academy");
  const code = newToken();
  await db.forAgency(agency.id, async (tx) => {
    const isOver = lt(academyCodes.expiresAt, now);
    await tx.delete(academyCodes).where(and(eq(academyCodes.agencyId, agency.id), isOver));
    await tx.insert(academyCodes).values({
      hash: toTokenHash(code),
      agencyId: agency.id,
      userId: viewer.userId,
      expiresAt: addMs(now, minuteMs),
    });
  });
  return { code };
}

/** The same for every reason, so that it tells nothing. */
const refused = () => new RouteError(401, "academy_refused", "The code or the secret is refused");

/**
 * Who a code was made for. A wrong secret leaves the code as it is; of two calls with one code, one
 * gets an answer.
 * @throws RouteError 401 `academy_refused`
 */
export const exchangeAcademyCode = (
  db: ScopedDatabase,
  { agency }: Pick<RequestContext, "agency">,
  { code, secret, now }: { code: string; secret: string; now: Date },
): Promise<AcademyVisitor> =>
  db.forAgency(agency.id, async (tx) => {
    const [stored] = await tx
      .select({ hash: academySecrets.hash })
      .from(academySecrets)
      .where(eq(academySecrets.agencyId, agency.id));
    if (!stored || !equalsSecret(toTokenHash(secret), stored.hash)) throw refused();
    const isOpen = and(
      eq(academyCodes.agencyId, agency.id),
      eq(academyCodes.hash, toTokenHash(code)),
      isNull(academyCodes.usedAt),
      gt(academyCodes.expiresAt, now),
    );
    const [taken] = await tx
      .update(academyCodes)
      .set({ usedAt: now })
      .where(isOpen)
      .returning({ userId: academyCodes.userId });
    const member = taken && (await findUser(tx, { id: taken.userId }));
    if (!member || member.deactivatedAt || !can(member, "dashboard.read")) throw refused();
    const { id, email, userType } = member;
    return { id, name: toFullName(member), email, userType };
  });
