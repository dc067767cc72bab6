import { and, eq, isNull, ne } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { foldLetters } from "@/lib/api/contract/fold-letters";
import type { Client, ClientInput } from "@/lib/api/contract/clients";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { newReference } from "../access/new-reference";
import { requireReach } from "../access/require-reach";
import { recordAuditEvent } from "../audit/record-audit-event";
import { clientNotes, clients } from "../db/schema/clients";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { toAgentName } from "../users/list-agents";
import { toNote, type ClientRow } from "./client-columns";
import { readClient, requireClient, type ClientVisit } from "./get-client";

const toInput = (row: ClientRow): ClientInput => ({
  firstName: row.firstName,
  lastName: row.lastName,
  birthDate: row.birthDate,
  nationality: row.nationality,
  language: row.language,
  emails: row.emails,
  phones: row.phones,
  loyalty: row.loyalty,
  preferences: row.preferences,
  tags: row.tags,
});

/** Short enough for a cursor: among equal ones the id decides. */
const toSortName = ({ lastName, firstName }: ClientInput) =>
  foldLetters(`${lastName} ${firstName}`.trim()).slice(0, 200);

const keyReused = (of: string) =>
  new RouteError(422, "idempotency_key_reused", `This key was used for another ${of} before`);
/** @throws RouteError 422 for a day of birth that is yet to come, by the agency's calendar */
function requireBirth({ agency }: ClientVisit, { birthDate }: ClientInput, now: Date): void {
  if (birthDate !== null && birthDate > toLocalDate(now, agency.timeZone))
    throw refuseInput("client.birthDate", "must not be in the future");
}
/** In the audit clients are called by their references: it outlives them. */
const toSubject = ({ id, reference }: ClientRow) =>
  ({ kind: "client", name: reference, id }) as const;

/**
 * Adds a client, who is the viewer's own.
 * @throws RouteError 422, also `idempotency_key_reused`
 */
export function createClient(
  db: ScopedDatabase,
  visit: ClientVisit,
  { input, idempotencyKey, now }: { input: ClientInput; idempotencyKey: string; now: Date },
): Promise<Client> {
  const { agency, viewer } = visit;
  requireReach(viewer, "clients.write");
  requireBirth(visit, input, now);
  return db.forAgency(agency.id, async (tx) => {
    const adder = { agencyId: agency.id, id: viewer.userId, isActive: true };
    if (!(await findMember(tx, adder)))
      throw new RouteError(403, "not_allowed", "You may not do this");
    const [created] = await tx
      .insert(clients)
      .values({
        ...input,
        sortName: toSortName(input),
        agencyId: agency.id,
        reference: newReference("K"),
        agentId: viewer.userId,
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [clients.agencyId, clients.idempotencyKey] })
      .returning();
    if (created) {
      const subject = toSubject(created);
      await recordAuditEvent(tx, visit, { action: "client.added", subject, now });
      return readClient(tx, visit, created.reference);
    }
    const isKept = and(
      eq(clients.agencyId, agency.id),
      eq(clients.idempotencyKey, idempotencyKey),
      eq(clients.agentId, viewer.userId),
    );
    const [kept] = await tx.select().from(clients).where(isKept);
    if (!kept || !isDeepStrictEqual(toInput(kept), input)) throw keyReused("client");
    return readClient(tx, visit, kept.reference);
  });
}

/**
 * Changes a client, and notes which fields.
 * @throws RouteError 404 `client_not_found`, 409 `client_changed`, 422
 */
export const saveClient = (
  db: ScopedDatabase,
  visit: ClientVisit,
  {
    reference,
    input,
    version,
    now,
  }: { reference: string; input: ClientInput; version: number; now: Date },
): Promise<Client> => {
  requireBirth(visit, input, now);
  return db.forAgency(visit.agency.id, async (tx) => {
    const row = await requireClient(tx, visit, { reference, action: "clients.write" });
    const kept = toInput(row);
    const fields = Object.keys(input).filter(
      (name) =>
        !isDeepStrictEqual(input[name as keyof ClientInput], kept[name as keyof ClientInput]),
    );
    if (fields.length > 0) {
      if (row.version !== version)
        throw new RouteError(409, "client_changed", "Somebody has changed this client meanwhile");
      await tx
        .update(clients)
        .set({ ...input, sortName: toSortName(input), version: row.version + 1, updatedAt: now })
        .where(and(eq(clients.agencyId, visit.agency.id), eq(clients.id, row.id)));
      await recordAuditEvent(tx, visit, {
        action: "client.changed",
        subject: toSubject(row),
        after: { fields: fields.join(", ") },
        now,
      });
    }
    return readClient(tx, visit, reference);
  });
};

async function findMember(
  tx: Transaction,
  { agencyId, id, isActive }: { agencyId: string; id: string; isActive: boolean },
) {
  const isMember = and(
    eq(users.agencyId, agencyId),
    eq(users.id, id),
    ne(users.userType, "Traveller"),
    isActive ? isNull(users.deactivatedAt) : undefined,
  );
  const query = tx.select().from(users).where(isMember);
  // No member is deactivated while being given a client.
  const [row] = isActive ? await query.for("share") : await query;
  return row;
}

/**
 * Says whose client it is, or no member's.
 * @throws RouteError 404 `client_not_found`, or `member_not_found` for who doesn't work there
 */
export const handOverClient = (
  db: ScopedDatabase,
  visit: ClientVisit,
  { reference, agentId, now }: { reference: string; agentId: string | null; now: Date },
): Promise<Client> =>
  db.forAgency(visit.agency.id, async (tx) => {
    const agencyId = visit.agency.id;
    // Members are locked before what is theirs, as where one is deactivated.
    const agent = agentId
      ? await findMember(tx, { agencyId, id: agentId, isActive: true })
      : undefined;
    const row = await requireClient(tx, visit, { reference, action: "clients.assign" });
    if (agentId && !agent)
      throw new RouteError(404, "member_not_found", "Nobody of that id works at the agency");
    if (row.agentId !== agentId) {
      const before = row.agentId
        ? await findMember(tx, { agencyId, id: row.agentId, isActive: false })
        : undefined;
      await tx
        .update(clients)
        .set({ agentId, updatedAt: now })
        .where(and(eq(clients.agencyId, agencyId), eq(clients.id, row.id)));
      await recordAuditEvent(tx, visit, {
        action: "client.assigned",
        subject: toSubject(row),
        before: { agent: before && toAgentName(before) },
        after: { agent: agent && toAgentName(agent) },
        now,
      });
    }
    return readClient(tx, visit, reference);
  });

/**
 * Keeps a note about a client, and notes in the audit that there is one, without its text.
 * @throws RouteError 404 `client_not_found`, 422 `idempotency_key_reused`
 */
export const addClientNote = (
  db: ScopedDatabase,
  visit: ClientVisit,
  {
    reference,
    text,
    idempotencyKey,
    now,
  }: { reference: string; text: string; idempotencyKey: string; now: Date },
) =>
  db.forAgency(visit.agency.id, async (tx) => {
    const { agency, viewer } = visit;
    const row = await requireClient(tx, visit, { reference, action: "clients.write" });
    const [created] = await tx
      .insert(clientNotes)
      .values({
        agencyId: agency.id,
        clientId: row.id,
        authorId: viewer.userId,
        text,
        idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [clientNotes.agencyId, clientNotes.idempotencyKey] })
      .returning();
    const isKept = and(
      eq(clientNotes.agencyId, agency.id),
      eq(clientNotes.idempotencyKey, idempotencyKey),
    );
    const [note] = created ? [created] : await tx.select().from(clientNotes).where(isKept);
    const isSame =
      note?.clientId === row.id && note.authorId === viewer.userId && note.text === text;
    if (!note || !isSame) throw keyReused("note");
    if (created) {
      const subject = toSubject(row);
      await recordAuditEvent(tx, visit, { action: "client.noted", subject, now });
    }
    const [author] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)));
    return toNote(note, author ?? null);
  });
