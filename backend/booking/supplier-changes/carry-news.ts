import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import { supplierChanges } from "../../db/schema/supplier-changes";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "../bookings/booking-record";
import { waiting, type Plan } from "./change-record";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a proposed plan leaves as it was is what the news says; what it changes stays its own. */
export function carryInto<T>(proposed: T, { before, news }: { before: T; news: T }): T;
export function carryInto(
  proposed: unknown,
  { before, news }: { before: unknown; news: unknown },
): unknown {
  if (isDeepStrictEqual(proposed, before)) return news;
  if (!isRecord(proposed) || !isRecord(before) || !isRecord(news)) return proposed;
  const names = [...new Set([...Object.keys(proposed), ...Object.keys(news)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      carryInto(proposed[name], { before: before[name], news: news[name] }),
    ]),
  );
}

/** A change that is accepted after news doesn't take them back. */
export async function carryNews(
  tx: Transaction,
  { agencyId, id }: Pick<BookingRow, "agencyId" | "id">,
  { before, news }: { before: Plan; news: Plan },
): Promise<void> {
  const isWaiting = and(
    eq(supplierChanges.agencyId, agencyId),
    eq(supplierChanges.bookingId, id),
    inArray(supplierChanges.state, waiting),
  );
  const rows = await tx.select().from(supplierChanges).where(isWaiting).for("update");
  for (const row of rows)
    await tx
      .update(supplierChanges)
      .set({ before: news, after: row.after && carryInto(row.after, { before, news }) })
      .where(and(eq(supplierChanges.agencyId, agencyId), eq(supplierChanges.id, row.id)));
}
