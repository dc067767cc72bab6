import { and, asc, eq, inArray } from "drizzle-orm";
import * as z from "zod";
import { moneySchema } from "@/lib/api/contract/money";
import { agencies } from "../../../db/schema/agencies";
import { bookings } from "../../../db/schema/bookings";
import { refunds } from "../../../db/schema/payments";
import type { Transaction } from "../../../db/scoped";

export const owedRefundSchema = z.object({
  agency: z.string(),
  reference: z.string(),
  /**
   * failed: the gateway refused it, or it came back, and it has to be given back by hand · pending:
   * it is at the gateway.
   */
  state: z.enum(["failed", "pending"]),
  reason: z.string(),
  amount: moneySchema,
  since: z.iso.datetime(),
});

/**
 * Refunds that haven't reached the payer, of one agency or of all; those that have waited longest
 * first. For operators.
 */
export async function listOwedRefunds(
  tx: Transaction,
  { agencyId }: { agencyId?: string | undefined } = {},
): Promise<z.output<typeof owedRefundSchema>[]> {
  const rows = await tx
    .select({ refund: refunds, reference: bookings.reference, agency: agencies.subdomain })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .innerJoin(agencies, eq(agencies.id, refunds.agencyId))
    .where(
      and(
        inArray(refunds.state, ["pending", "failed"]),
        agencyId === undefined ? undefined : eq(refunds.agencyId, agencyId),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ refund, reference, agency }) => ({
    agency,
    reference,
    state: refund.state === "failed" ? "failed" : "pending",
    reason: refund.reason,
    amount: { amount: refund.amount, currency: refund.currency },
    since: refund.createdAt.toISOString(),
  }));
}
