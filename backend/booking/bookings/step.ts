import type { AgencyWire } from "@/lib/api/contract/agencies";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { Transaction } from "../../db/scoped";
import type { BookingDependencies } from "./booking-dependencies";
import type { BookingRecord, BookingRow } from "./booking-record";
import type { Change } from "./change-booking";

export type StepInput = {
  dependencies: BookingDependencies;
  agency: AgencyWire;
  record: BookingRecord;
  now: Date;
};

/**
 * What is written once the outside has answered: all of it in the transaction of the change, or
 * nothing.
 */
export type Settle = (tx: Transaction, booking: BookingRow) => Promise<Change>;

/**
 * Asks the outside for at most one thing that can't be taken back. What it throws means that
 * nothing is known.
 */
export type Step = (input: StepInput) => Promise<Settle>;

/**
 * Longer than any step of a hold or a change takes. A process that dies in one blocks its row for
 * this long. Leases of bookings are extended while their steps run (`keepLease`).
 */
export const leaseMs = 3 * minuteMs;

const secondsAfterAttempt = [2, 5, 10, 30, 60, 120, 300, 600, 900];

/**
 * When to retry after so many attempts (from 1), counted from now, since an attempt may time out
 * only after a minute.
 */
export const toRetry = ({ now }: Pick<BookingDependencies, "now">, attempts: number): Date =>
  addMs(
    now(),
    (secondsAfterAttempt[Math.max(0, attempts - 1)] ?? secondsAfterAttempt.at(-1) ?? 900) * 1_000,
  );
