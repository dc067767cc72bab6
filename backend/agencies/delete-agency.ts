import { and, count, eq, gte, inArray, isNotNull, notInArray, or } from "drizzle-orm";
import { endedStates } from "@/lib/api/contract/booking-states";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { agencies } from "../db/schema/agencies";
import { bookings } from "../db/schema/bookings";
import { refunds } from "../db/schema/payments";
import { users } from "../db/schema/users";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { agencyNotFound } from "./require-agency-id";

const namedAtMost = 5;

async function requireNothingOpen(tx: Transaction, agencyId: string, now: Date): Promise<void> {
  const today = toLocalDate(now, "UTC");
  const isAhead = and(notInArray(bookings.state, [...endedStates]), gte(bookings.endsOn, today));
  const open = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        eq(bookings.agencyId, agencyId),
        or(isNotNull(bookings.nextStepAt), and(isAhead, eq(bookings.isDemo, false))),
      ),
    );
  const named = open.slice(0, namedAtMost).map(({ reference }) => reference);
  const others = open.length > namedAtMost ? ` and ${open.length - namedAtMost} more` : "";
  if (open.length > 0)
    throw new RouteError(
      409,
      "open_bookings",
      `Bookings are still open: ${named.join(", ")}${others}`,
    );
  const [owed] = await tx
    .select({ refunds: count() })
    .from(refunds)
    .innerJoin(
      bookings,
      and(eq(bookings.agencyId, refunds.agencyId), eq(bookings.id, refunds.bookingId)),
    )
    .where(
      and(
        eq(refunds.agencyId, agencyId),
        inArray(refunds.state, ["pending", "failed"]),
        eq(bookings.isDemo, false),
      ),
    );
  if (owed && owed.refunds > 0)
    throw new RouteError(
      409,
      "money_owed",
      `${owed.refunds} refunds are still owed: see bookings owed`,
    );
}

/**
 * Deletes an agency with everything it has: users, bookings, ledger, mails, texts, its audit trail.
 * It has no files; its sessions end.
 * @param confirm the subdomain again
 * @returns what was deleted
 * @throws RouteError 404 `agency_not_found`, 409 `open_bookings` or `money_owed`, 422 if `confirm`
 * isn't the subdomain
 */
export async function deleteAgency(
  db: ScopedDatabase,
  {
    subdomain,
    confirm,
    now,
    requestId,
    logProblem,
  }: {
    subdomain: string;
    confirm: string;
    now: Date;
    requestId: string;
    logProblem: (line: string) => void;
  },
): Promise<{ users: number; bookings: number }> {
  const gone = await db.forOperator(async (tx) => {
    // Locked: no booking can be created meanwhile.
    const [agency] = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.subdomain, subdomain))
      .for("update");
    if (!agency) throw agencyNotFound();
    if (confirm !== subdomain) throw refuseInput("confirm", `must be ${subdomain}`);
    await requireNothingOpen(tx, agency.id, now);
    const [people] = await tx
      .select({ count: count() })
      .from(users)
      .where(eq(users.agencyId, agency.id));
    const [sold] = await tx
      .select({ count: count() })
      .from(bookings)
      .where(eq(bookings.agencyId, agency.id));
    await tx.delete(agencies).where(eq(agencies.id, agency.id));
    return { users: people?.count ?? 0, bookings: sold?.count ?? 0 };
  });
  // Its audit trail is deleted with it.
  logProblem(
    `agency ${subdomain} was deleted by an operator, with ${gone.users} users and ${gone.bookings} bookings (request ${requestId})`,
  );
  return gone;
}
