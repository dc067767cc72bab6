import { Gauge, Registry } from "prom-client";
import { bookingStates } from "@/lib/api/contract/booking-states";
import { logLine } from "@/lib/observability/log-line";
import { toErrorMessage } from "../errors/to-error-message";
import type { WorkFigures } from "./read-work-figures";

/** The database is read at most once in this time, however many scrapes there are. */
const keptMs = 10_000;

type Show = (gauge: Gauge, figures: WorkFigures) => void;
type Settings = { read: () => Promise<WorkFigures>; clock?: { now: () => number } };

/**
 * Gauges of bookings, refunds, mails and steps (docs/observability.md), without an agency label:
 * their number is unbounded. While the database can't be read they are omitted, because a stale
 * gauge looks like a correct one.
 * @param read returns the current figures
 */
export function createWorkMetrics({ read, clock = performance }: Settings): Registry {
  const register = new Registry();
  let readAt = -Infinity;
  let latest: Promise<WorkFigures | null> = Promise.resolve(null);
  function getFigures(): Promise<WorkFigures | null> {
    if (clock.now() - readAt < keptMs) return latest;
    readAt = clock.now();
    return (latest = read().catch((error: unknown) => {
      logLine("error", { message: `metrics: ${toErrorMessage(error)}` });
      return null;
    }));
  }
  const add = (
    name: string,
    { help, labels = [], show }: { help: string; labels?: string[]; show: Show },
  ) =>
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [register],
      async collect() {
        const figures = await getFigures();
        this.reset();
        // Without labels a reset would report 0.
        if (labels.length === 0) this.remove();
        if (figures) show(this, figures);
      },
    });

  add("backend_bookings", {
    help: "Bookings by state",
    labels: ["state"],
    show: (gauge, { bookings }) => {
      for (const state of bookingStates)
        gauge.labels(state).set(bookings.find((row) => row.state === state)?.count ?? 0);
    },
  });
  add("backend_refunds_owed", {
    help: "Refunds that aren't back: pending ones are under way, failed ones wait for somebody",
    labels: ["state", "currency"],
    show: showRefunds("count"),
  });
  add("backend_refunds_owed_minor_units", {
    help: "What these refunds come to, in minor units of their currency",
    labels: ["state", "currency"],
    show: showRefunds("amount"),
  });
  add("backend_mails", {
    help: "Mails that wait to be sent, and those given up in the last 30 days",
    labels: ["state"],
    show: (gauge, { mails }) => {
      gauge.labels("waiting").set(mails.waiting);
      gauge.labels("failed").set(mails.failed);
    },
  });
  add("backend_mails_oldest_waiting_timestamp_seconds", {
    help: "When the mail that has waited longest was written; nothing while none waits",
    show: (gauge, { mails }) => {
      if (mails.oldestWaiting) gauge.set(mails.oldestWaiting.getTime() / 1_000);
    },
  });
  add("backend_booking_steps_stuck", {
    help: "Steps of bookings: overdue ones that nobody takes, failing ones that were tried nine times and more",
    labels: ["reason"],
    show: (gauge, { stuckSteps }) => {
      gauge.labels("overdue").set(stuckSteps.overdue);
      gauge.labels("failing").set(stuckSteps.failing);
    },
  });
  return register;
}

const showRefunds =
  (figure: "count" | "amount"): Show =>
  (gauge, { refundsOwed }) => {
    for (const refund of refundsOwed)
      gauge.labels(refund.state, refund.currency).set(refund[figure]);
  };
