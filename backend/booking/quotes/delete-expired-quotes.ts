import { and, lt, notExists, sql } from "drizzle-orm";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { bookings } from "../../db/schema/bookings";
import { holds } from "../../db/schema/holds";
import { quotes } from "../../db/schema/quotes";
import type { ScopedDatabase } from "../../db/scoped";

const keepQuotesMs = dayMs;

/**
 * Unbooked quotes say who looked at what: they are deleted a day after they expired, once nothing
 * is held for them any more.
 */
export const deleteExpiredQuotes = (db: ScopedDatabase, { now }: { now: Date }) =>
  db.forOperator((tx) =>
    tx.delete(quotes).where(
      and(
        lt(quotes.expiresAt, addMs(now, -keepQuotesMs)),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(bookings)
            .where(sql`${bookings.quoteId} = ${quotes.id}`),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(holds)
            .where(sql`${holds.quoteId} = ${quotes.id}`),
        ),
      ),
    ),
  );
