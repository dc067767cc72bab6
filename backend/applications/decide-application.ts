import { and, eq } from "drizzle-orm";
import type { Application, Decision } from "@/lib/api/contract/applications";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import { applications } from "../db/schema/applications";
import { sessions, users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { newToken, toTokenHash } from "../secrets/opaque-token";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { requireSeat } from "../subscriptions/seats";
import { takeOwnTrips } from "../users/take-own-trips";
import { noSuchApplication } from "./get-application";
import { queueApprovedMail, queueAskedMail, queueDeclinedMail } from "./queue-application-mails";
import { toApplication, type ApplicationRow } from "./to-application";

type MemberContext = Pick<RequestContext, "agency" | "requestId" | "clientIp"> & { viewer: Viewer };
type UserRow = typeof users.$inferSelect;
type Found = { application: ApplicationRow; applicant: UserRow };
type Given<D extends Decision["decision"]> = Extract<Decision, { decision: D }>;

const answerMs = 30 * dayMs;

/** The account is locked first, in the order in which deleting it locks both. */
async function lockApplication(
  tx: Transaction,
  agencyId: string,
  reference: string,
): Promise<Found> {
  const isIt = and(eq(applications.agencyId, agencyId), eq(applications.reference, reference));
  const [known] = await tx.select({ userId: applications.userId }).from(applications).where(isIt);
  if (!known) throw noSuchApplication();
  const [applicant] = await tx
    .select()
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.id, known.userId)))
    .for("update");
  const [application] = await tx.select().from(applications).where(isIt).for("update");
  if (!application || !applicant) throw noSuchApplication();
  return { application, applicant };
}

async function getDecider(tx: Transaction, { agency, viewer }: MemberContext) {
  const [member] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)));
  return member ?? null;
}

/**
 * The traveller's account becomes the member's, with everything it has: members find their trips
 * among their sales. Its sessions end, as with every change of a role.
 */
async function makeMember(
  tx: Transaction,
  { agency, viewer, clientIp, requestId }: MemberContext,
  applicant: UserRow,
  { userType, isRestrictedAgent, now }: Given<"approve"> & { now: Date },
): Promise<void> {
  if (applicant.userType !== "Traveller")
    throw new RouteError(409, "already_member", "They work at this agency already");
  await requireSeat(tx, { agencyId: agency.id, now });
  const isThem = and(eq(users.agencyId, agency.id), eq(users.id, applicant.id));
  await tx
    .update(users)
    .set({ userType, isTravelAgent: true, isRestrictedAgent, updatedAt: now })
    .where(isThem);
  await takeOwnTrips(tx, { agencyId: agency.id, userId: applicant.id });
  await tx
    .delete(sessions)
    .where(and(eq(sessions.agencyId, agency.id), eq(sessions.userId, applicant.id)));
  await recordSecurityEvent(tx, {
    agencyId: agency.id,
    userId: applicant.id,
    event: "profileChanged",
    clientIp,
    requestId,
    details: { by: viewer.userId, userType, isRestrictedAgent: String(isRestrictedAgent) },
  });
}

/**
 * Makes an applicant a member, asks them something, or declines; each is noted and mailed.
 * @throws RouteError 404 `application_not_found`, 409 `application_decided`, `application_asked`,
 * `already_member` or `no_seats`
 */
export const decideApplication = (
  db: ScopedDatabase,
  visit: MemberContext,
  { reference, now, decision }: { reference: string; now: Date; decision: Decision },
): Promise<Application> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency, viewer } = visit;
    requireReach(viewer, "applications.decide");
    const { application, applicant } = await lockApplication(tx, agency.id, reference);
    if (application.state === "approved" || application.state === "declined")
      throw new RouteError(409, "application_decided", "This application is decided already");
    if (decision.decision === "ask" && application.state === "asked")
      throw new RouteError(
        409,
        "application_asked",
        "The applicant has been asked and hasn't answered",
      );
    const decided = { decidedById: viewer.userId, decidedAt: now };
    const change = async (values: Partial<ApplicationRow>): Promise<ApplicationRow> => {
      const [changed] = await tx
        .update(applications)
        .set({ ...values, updatedAt: now })
        .where(and(eq(applications.agencyId, agency.id), eq(applications.id, application.id)))
        .returning();
      return changed ?? application;
    };
    const note = (
      action: "application.asked" | "application.approved" | "application.declined",
      after: Record<string, string | boolean>,
    ) =>
      recordAuditEvent(tx, visit, {
        action,
        subject: { kind: "application", name: reference, id: application.id },
        before: { state: application.state },
        after,
        now,
      });
    const told = { application, applicant };
    switch (decision.decision) {
      case "approve": {
        const { userType, isRestrictedAgent } = decision;
        await makeMember(tx, visit, applicant, { ...decision, now });
        const role = { userType, isRestrictedAgent };
        const approved = await change({ ...decided, state: "approved", role });
        await note("application.approved", {
          state: "approved",
          userType,
          isRestrictedAgent,
        });
        await queueApprovedMail(tx, agency, told);
        return toApplication(approved, applicant, await getDecider(tx, visit));
      }
      case "ask": {
        const token = newToken();
        const question = {
          kind: "question" as const,
          text: decision.question,
          at: now.toISOString(),
        };
        const asked = await change({
          state: "asked",
          exchange: [...application.exchange, question],
          answerTokenHash: toTokenHash(token),
          answerUntil: addMs(now, answerMs),
        });
        await note("application.asked", { state: "asked" });
        await queueAskedMail(tx, agency, { ...told, question: decision.question, token });
        return toApplication(asked, applicant, null);
      }
      case "decline": {
        const { reason } = decision;
        const declined = await change({ ...decided, state: "declined", reason });
        await note("application.declined", { state: "declined" });
        await queueDeclinedMail(tx, agency, { ...told, reason });
        return toApplication(declined, applicant, await getDecider(tx, visit));
      }
    }
  });
