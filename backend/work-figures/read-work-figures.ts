import { and, count, gte, isNotNull, isNull, lte, min, ne, or, sql, sum } from "drizzle-orm";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { refunds } from "../db/schema/payments";
import type { ScopedDatabase } from "../db/scoped";

/**
 * How long after it was due and after its lease, of three minutes, expired a step counts as
 * overdue.
 */
const overdueMs = 10 * minuteMs;
/** A step that has failed this often is retried every 15 minutes (`bookings/step.ts`). */
const manyAttempts = 9;

/**
 * Work in progress and overdue, of all agencies together. Each count reads an index of the rows it
 * counts. Amounts are minor units.
 */
export const readWorkFigures = (db: ScopedDatabase, { now }: { now: Date }) =>
  db.forOperator(async (tx) => {
    const longAgo = addMs(now, -overdueMs);
    const isOverdue = and(
      lte(bookings.nextStepAt, longAgo),
      or(isNull(bookings.leasedUntil), lte(bookings.leasedUntil, longAgo)),
    );
    const countWhere = (condition: ReturnType<typeof and>) =>
      sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
    const [steps] = await tx
      .select({
        overdue: countWhere(isOverdue),
        failing: countWhere(gte(bookings.attempts, manyAttempts)),
      })
      .from(bookings)
      .where(isNotNull(bookings.nextStepAt));
    const [waiting] = await tx
      .select({ count: count(), oldest: min(mails.createdAt) })
      .from(mails)
      .where(isNotNull(mails.nextAttemptAt));
    const [failed] = await tx
      .select({ count: count() })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.nextAttemptAt)));
    return {
      bookings: await tx
        .select({ state: bookings.state, count: count() })
        .from(bookings)
        .groupBy(bookings.state),
      refundsOwed: await tx
        .select({
          state: refunds.state,
          currency: refunds.currency,
          count: count(),
          amount: sum(refunds.amount).mapWith(Number),
        })
        .from(refunds)
        .where(ne(refunds.state, "succeeded"))
        .groupBy(refunds.state, refunds.currency),
      mails: {
        waiting: waiting?.count ?? 0,
        oldestWaiting: waiting?.oldest ?? null,
        failed: failed?.count ?? 0,
      },
      stuckSteps: { overdue: steps?.overdue ?? 0, failing: steps?.failing ?? 0 },
    };
  });
export type WorkFigures = Awaited<ReturnType<typeof readWorkFigures>>;
