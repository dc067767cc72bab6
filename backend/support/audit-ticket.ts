import { recordAuditEvent } from "../audit/record-audit-event";
import type { Transaction } from "../db/scoped";
import { toKind, type TicketVisit } from "./ticket-scope";
import type { TicketRow } from "./to-ticket";

type Difference = Record<string, string | null>;
type Change = {
  verb: "answered" | "noted" | "closed" | "reopened" | "assigned";
  before?: Difference;
  after?: Difference;
  now: Date;
};

/** Records what a member of the agency did with a support request or an enquiry. */
export function auditTicket(
  tx: Transaction,
  visit: TicketVisit,
  { id, reference }: Pick<TicketRow, "id" | "reference">,
  { verb, ...change }: Change,
): Promise<void> {
  const kind = toKind(reference);
  return recordAuditEvent(tx, visit, {
    ...change,
    action: `${kind}.${verb}`,
    subject: { kind, name: reference, id },
  });
}
