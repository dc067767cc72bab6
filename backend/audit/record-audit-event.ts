import { toFullName } from "@/lib/api/contract/full-name";
import { and, eq } from "drizzle-orm";
import type { AuditAction, AuditSubject } from "@/lib/api/contract/audit";
import { auditEvents } from "../db/schema/audit-events";
import { users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";
import type { RequestContext } from "../http/request-context";

type Values = Record<string, string | number | boolean | null | undefined>;

/** What must not be stored, from any caller: that it has changed is enough. */
const isSecret = (name: string) => /password|secret|token|(?:api|access|private)_?key/i.test(name);

/** Only what differs, as text. */
function toDifference(before: Values, after: Values) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const pick = (values: Values) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = values[name];
        if (value === undefined || value === null) return [];
        return [[name, isSecret(name) ? "•••" : String(value)]];
      }),
    );
  return { before: pick(before), after: pick(after) };
}

/**
 * Notes what the viewer did, in the transaction that did it: neither stands without the other.
 * `before` and `after` hold no documents or travellers; secrets are left out of them.
 */
export async function recordAuditEvent(
  tx: Transaction,
  {
    agency,
    viewer,
    requestId,
  }: Pick<RequestContext, "requestId"> & {
    agency: { id: string };
    viewer: { userId: string } | null;
  },
  {
    action,
    subject,
    before = {},
    after = {},
    now,
  }: {
    action: AuditAction;
    subject: { kind: AuditSubject; name: string; id?: string };
    before?: Values;
    after?: Values;
    now: Date;
  },
): Promise<void> {
  const [actor] = viewer
    ? await tx
        .select({ firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(and(eq(users.agencyId, agency.id), eq(users.id, viewer.userId)))
    : [];
  await tx.insert(auditEvents).values({
    agencyId: agency.id,
    actorId: viewer?.userId ?? null,
    actorName: actor ? toFullName(actor) : "",
    action,
    subjectKind: subject.kind,
    subject: subject.name,
    subjectId: subject.id ?? null,
    ...toDifference(before, after),
    requestId,
    createdAt: now,
  });
}
