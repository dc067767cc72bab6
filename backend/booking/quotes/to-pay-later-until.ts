import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { QuoteRow } from "./find-quote";

/** What is paid at once is held as long, so less is nothing to wait for. */
const shortestMs = 30 * minuteMs;

/**
 * Until when what was quoted can be held unpaid; null where it can't, or not worth while any more.
 * What takes the place of a booking can't: what that one gives back would be another amount by
 * then.
 */
export function toPayLaterUntil(
  { detail, replaces }: Pick<QuoteRow, "detail" | "replaces">,
  now: Date,
): Date | null {
  if (detail.payLaterUntil === undefined || detail.sale.dueNow === 0 || replaces !== null)
    return null;
  const until = new Date(detail.payLaterUntil);
  return until >= addMs(now, shortestMs) ? until : null;
}
