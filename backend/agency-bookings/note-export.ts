import { count } from "drizzle-orm";
import type { AgencyBookingFilter } from "@/lib/api/contract/agency-bookings";
import { recordAuditEvent } from "../audit/record-audit-event";
import { bookings } from "../db/schema/bookings";
import type { ScopedDatabase } from "../db/scoped";
import type { RequestContext, Viewer } from "../http/request-context";
import { toCondition } from "./booking-filter";
import { requireReach } from "../access/require-reach";

type MemberContext = Pick<RequestContext, "agency" | "requestId"> & { viewer: Viewer };

/** Notes who takes which bookings out as a file, and counts them. */
export async function noteExport(
  db: ScopedDatabase,
  visit: MemberContext,
  { filter, now }: { filter: AgencyBookingFilter; now: Date },
): Promise<{ total: number }> {
  const { agency, viewer } = visit;
  const reach = requireReach(viewer, "bookings.read");
  const { id: agencyId, timeZone } = agency;
  const total = await db.forMember(agencyId, { userId: viewer.userId, reach }, async (tx) => {
    const isListed = toCondition(filter, { agencyId, reach, timeZone, now });
    const [found] = await tx.select({ bookings: count() }).from(bookings).where(isListed);
    return found?.bookings ?? 0;
  });
  // What was typed may be a person's name.
  const { q, state, ...rest } = filter;
  await db.forAgency(agencyId, (tx) =>
    recordAuditEvent(tx, visit, {
      action: "bookings.exported",
      subject: { kind: "bookings", name: "bookings" },
      after: { rows: total, ...rest, state: state?.join(","), hasText: q ? true : undefined },
      now,
    }),
  );
  return { total };
}
