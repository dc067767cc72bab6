import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import type {
  ApplicationInput,
  createApplicationEndpoint,
  getApplicationFormEndpoint,
} from "@/lib/api/contract/applications";
import { applications } from "../db/schema/applications";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import type { Limiter } from "../limits/create-limiter";
import { limitOrder } from "../limits/order-limits";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { handInApplication } from "./hand-in-application";
import { getTermsToAccept, requireAcceptedTerms } from "./require-accepted-terms";
import { toOwn, type ApplicationRow } from "./to-application";

type Dependencies = { db: ScopedDatabase; limiter: Limiter; now: () => Date };
type Form = z.output<typeof getApplicationFormEndpoint.response>;
type Own = z.output<typeof createApplicationEndpoint.response>["application"];

function requireOpenSignUp({ agency }: Pick<RequestContext, "agency">): void {
  if (agency.isHideSignupOption)
    throw new RouteError(403, "sign_up_closed", "This agency opens no accounts here");
}

async function findLatest(
  tx: Transaction,
  agencyId: string,
  userId: string,
): Promise<ApplicationRow | null> {
  const [latest] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.agencyId, agencyId), eq(applications.userId, userId)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return latest ?? null;
}

/** What applying needs. @throws RouteError 403 `sign_up_closed` */
export async function getApplicationForm(
  { db, now }: Dependencies,
  context: RequestContext,
): Promise<Form> {
  requireOpenSignUp(context);
  const { agency, viewer } = context;
  const terms = await getTermsToAccept(db, context, now());
  const latest = viewer
    ? await db.forAgency(agency.id, (tx) => findLatest(tx, agency.id, viewer.userId))
    : null;
  return { terms, application: latest && toOwn(latest) };
}

const isSame = (row: ApplicationRow, input: ApplicationInput) =>
  row.company === input.company &&
  row.licence === input.licence &&
  row.country === input.country &&
  row.phone === input.phone &&
  row.website === input.website &&
  row.message === input.message;

/**
 * Hands in the application of a traveller with an account.
 * @throws RouteError 403 `sign_up_closed`, 409 `application_open` or `already_member`, 422 for
 * other terms than those in force, 429
 */
export async function createApplication(
  { db, limiter, now }: Dependencies,
  context: RequestContext & { viewer: Viewer },
  input: ApplicationInput,
): Promise<Own> {
  requireOpenSignUp(context);
  const { agency, viewer, language } = context;
  await requireAcceptedTerms(db, context, { acceptedTerms: input.acceptedTerms, now: now() });
  return db.forAgency(agency.id, async (tx) => {
    const isThem = and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId));
    // Locked: of two at once, the second finds the first.
    const [applicant] = await tx.select().from(users).where(isThem).for("update");
    if (applicant?.userType !== "Traveller")
      throw new RouteError(409, "already_member", "You work at this agency already");
    const latest = await findLatest(tx, agency.id, viewer.userId);
    if (latest && (latest.state === "open" || latest.state === "asked")) {
      if (isSame(latest, input)) return toOwn(latest);
      throw new RouteError(
        409,
        "application_open",
        "You have applied already, and it isn't decided yet",
      );
    }
    await limitOrder(limiter, context);
    const created = await handInApplication(tx, agency, {
      applicant,
      input,
      language,
      now: now(),
    });
    if (!created) throw new Error("an application was handed in beside a locked account");
    return toOwn(created);
  });
}
