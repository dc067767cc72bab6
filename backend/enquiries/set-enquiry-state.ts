import { and, eq } from "drizzle-orm";
import type { Enquiry, EnquiryState } from "@/lib/api/contract/enquiries";
import { recordAuditEvent } from "../audit/record-audit-event";
import { enquiries } from "../db/schema/enquiries";
import type { ScopedDatabase } from "../db/scoped";
import { type RequestContext, type Viewer } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { noSuchEnquiry } from "./get-enquiry";
import { toInbox } from "./list-enquiries";
import { toEnquiry } from "./to-enquiry";

type Change = { reference: string; state: Exclude<EnquiryState, "new">; now: Date };

/**
 * Sets the state of an inbox enquiry; idempotent. @throws RouteError 403, 404 `enquiry_not_found`,
 * 409 `enquiry_closed`
 */
export const setEnquiryState = (
  db: ScopedDatabase,
  visited: Pick<RequestContext, "agency" | "priceTier" | "requestId"> & { viewer: Viewer },
  { reference, state, now }: Change,
): Promise<Enquiry> =>
  db.forAgency(visited.agency.id, async (tx) => {
    const isIt = and(toInbox(visited), eq(enquiries.reference, reference));
    const [row] = await tx.select().from(enquiries).where(isIt).for("update");
    if (!row) throw noSuchEnquiry();
    if (row.state === state) return toEnquiry(row, visited);
    if (row.state === "closed")
      throw new RouteError(409, "enquiry_closed", "This enquiry is closed");
    const at = state === "answered" ? { answeredAt: now } : { closedAt: now };
    const [changed] = await tx
      .update(enquiries)
      .set({ state, ...at })
      .where(isIt)
      .returning();
    await recordAuditEvent(tx, visited, {
      action: `enquiry.${state}`,
      subject: { kind: "enquiry", name: reference, id: row.id },
      before: { state: row.state },
      after: { state },
      now,
    });
    return toEnquiry(changed ?? row, visited);
  });
