import { lt } from "drizzle-orm";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { searches, searchSums } from "../db/schema/searches";
import type { ScopedDatabase } from "../db/scoped";

/** For how many days searches, and sums of them, are kept. */
export const keepSearchesDays = 90;

/** Deletes the searches of all agencies that are older than they are kept. */
export const deleteOldSearches = (db: ScopedDatabase, { now }: { now: Date }): Promise<void> =>
  db.forOperator(async (tx) => {
    const oldest = addMs(now, -keepSearchesDays * dayMs);
    await tx.delete(searches).where(lt(searches.searchedAt, oldest));
    await tx.delete(searchSums).where(lt(searchSums.day, toLocalDate(oldest, "UTC")));
  });
