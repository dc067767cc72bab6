import { and, eq } from "drizzle-orm";
import { actionOnType, mayChangeMember } from "@/lib/api/contract/team-rules";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { requireProof } from "../sessions/require-proof";
import { requireOtherOwner } from "../users/require-other-owner";
import { toManager, type TeamVisit } from "./team-visit";
import { isMemberRow, memberColumns, type MemberRow } from "./to-member";

/** Also for one of another agency, or a traveller. */
export const noSuchMember = () =>
  new RouteError(404, "member_not_found", "Nobody of that id works at the agency");
export const notAllowed = () => new RouteError(403, "not_allowed", "Your role doesn't allow this");

/**
 * A member of the agency whom the viewer may change, locked: not the viewer, and no member above
 * them.
 * @param isLeaving stops being an owner, if they are one: the agency needs another one
 * @throws RouteError 404 `member_not_found`, 403 `not_allowed` or `proof_required`, 409
 * `last_owner`
 */
export async function requireMember(
  tx: Transaction,
  visit: TeamVisit,
  { id, now, isLeaving = false }: { id: string; now: Date; isLeaving?: boolean },
): Promise<MemberRow> {
  const { agency, viewer } = visit;
  const isMeant = and(eq(users.agencyId, agency.id), eq(users.id, id));
  const find = () => tx.select(memberColumns).from(users).where(isMeant);
  const check = (row: MemberRow) => {
    if (!mayChangeMember(toManager(visit), row)) throw notAllowed();
    requireProof(viewer, actionOnType(row.userType), now);
  };
  const [found] = await find();
  if (!isMemberRow(found)) throw noSuchMember();
  check(found);
  // Before the member is locked: owners are locked in one order.
  if (isLeaving) await requireOtherOwner(tx, { agencyId: agency.id, ...found });
  const [row] = await find().for("update");
  if (!isMemberRow(row)) throw noSuchMember();
  if (row.userType !== found.userType) check(row);
  return row;
}
