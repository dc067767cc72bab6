import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import { agencies } from "../db/schema/agencies";
import { securityEvents, users } from "../db/schema/users";
import type { Transaction } from "../db/scoped";

const maximum = 200;

export const listedEventSchema = z.object({
  at: z.iso.datetime(),
  agency: z.string(),
  event: z.string(),
  /** If the user still has an account. */
  email: z.string().nullable(),
  clientIp: z.string().nullable(),
  requestId: z.string(),
  details: z.record(z.string(), z.string()),
});

/**
 * The latest 200 entries of the audit trail, of one agency or of one request or both, newest first.
 * For operators.
 */
export async function listSecurityEvents(
  tx: Transaction,
  { agencyId, requestId }: { agencyId?: string | undefined; requestId?: string | undefined },
): Promise<z.output<typeof listedEventSchema>[]> {
  const rows = await tx
    .select({ event: securityEvents, agency: agencies.subdomain, email: users.email })
    .from(securityEvents)
    .innerJoin(agencies, eq(agencies.id, securityEvents.agencyId))
    .leftJoin(
      users,
      and(eq(users.agencyId, securityEvents.agencyId), eq(users.id, securityEvents.userId)),
    )
    .where(
      and(
        agencyId === undefined ? undefined : eq(securityEvents.agencyId, agencyId),
        requestId === undefined ? undefined : eq(securityEvents.requestId, requestId),
      ),
    )
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(maximum);
  return rows.map(
    ({ event: { event, clientIp, requestId: request, details, createdAt }, agency, email }) => ({
      at: createdAt.toISOString(),
      agency,
      event,
      email,
      clientIp,
      requestId: request,
      details,
    }),
  );
}
