import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { tokenGone } from "../users/token-gone";
import { applications } from "../db/schema/applications";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { toTokenHash } from "../secrets/opaque-token";
import { queueAnsweredMail } from "./queue-application-mails";
import type { ApplicationRow } from "./to-application";

/** The application that a mailed token asks about, locked if it is to be changed. */
async function findByToken(
  tx: Transaction,
  agencyId: string,
  { token, isLocked }: { token: string; isLocked: boolean },
): Promise<ApplicationRow | null> {
  const isIt = and(
    eq(applications.agencyId, agencyId),
    eq(applications.answerTokenHash, toTokenHash(token)),
  );
  const query = tx.select().from(applications).where(isIt);
  const [found] = await (isLocked ? query.for("update") : query);
  return found ?? null;
}

const isWaiting = ({ state, answerUntil }: ApplicationRow, now: Date) =>
  state === "asked" && answerUntil !== null && answerUntil > now;

/** The question to an applicant. @throws RouteError 410 `token_gone` once answered or expired */
export const openQuestion = (
  db: ScopedDatabase,
  { id: agencyId }: AgencyWire,
  { token, now }: { token: string; now: Date },
): Promise<{ company: string; question: string }> =>
  db.forAgency(agencyId, async (tx) => {
    const found = await findByToken(tx, agencyId, { token, isLocked: false });
    if (!found || !isWaiting(found, now)) throw tokenGone();
    return { company: found.company, question: found.exchange.at(-1)?.text ?? "" };
  });

/**
 * Keeps an applicant's answer and tells the agency: the application is open again. The same answer
 * sent twice is one.
 * @throws RouteError 410 `token_gone` once answered otherwise, decided or expired
 */
export const answerQuestion = (
  db: ScopedDatabase,
  agency: AgencyWire,
  { token, text, now }: { token: string; text: string; now: Date },
): Promise<void> =>
  db.forAgency(agency.id, async (tx) => {
    const found = await findByToken(tx, agency.id, { token, isLocked: true });
    if (!found) throw tokenGone();
    const last = found.exchange.at(-1);
    if (found.state === "open" && last?.kind === "answer" && last.text === text) return;
    if (!isWaiting(found, now)) throw tokenGone();
    const answer = { kind: "answer" as const, text, at: now.toISOString() };
    await tx
      .update(applications)
      .set({ state: "open", exchange: [...found.exchange, answer], updatedAt: now })
      .where(and(eq(applications.agencyId, agency.id), eq(applications.id, found.id)));
    const [applicant] = await tx
      .select()
      .from(users)
      .where(and(eq(users.agencyId, agency.id), eq(users.id, found.userId)));
    if (applicant) await queueAnsweredMail(tx, agency, { application: found, applicant, text });
  });
