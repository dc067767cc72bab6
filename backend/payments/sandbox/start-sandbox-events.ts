import { and, asc, eq, lte } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { logLine } from "@/lib/observability/log-line";
import { addMs } from "@/lib/dates/instants";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { sandboxCheckouts } from "../../db/schema/payments";
import type { ScopedDatabase } from "../../db/scoped";
import { toErrorMessage } from "../../errors/to-error-message";
import { startPoller } from "../../workers/start-poller";
import { receivePaymentEvent, type PaymentEventDependencies } from "../receive-payment-event";
import { resolveCheckoutState, type SandboxCheckoutRow } from "./checkout-state";
import { isSandboxGateway } from "./create-sandbox-gateway";

const batch = 10;
const pollMs = 1_000;
/** Longer than a delivery takes; one that failed is tried again after it. */
const leaseMs = 15_000;

/** Takes events that are due, so that no other process delivers them, too. */
const claimEvents = (db: ScopedDatabase, { now }: { now: Date }) =>
  db.forOperator(async (tx) => {
    const due = await tx
      .select()
      .from(sandboxCheckouts)
      .where(lte(sandboxCheckouts.eventDueAt, now))
      .orderBy(asc(sandboxCheckouts.eventDueAt), asc(sandboxCheckouts.id))
      .limit(batch)
      .for("update", { skipLocked: true });
    const lease = addMs(now, leaseMs);
    for (const { id } of due)
      await tx
        .update(sandboxCheckouts)
        .set({ eventDueAt: lease })
        .where(eq(sandboxCheckouts.id, id));
    return due.map((checkout) => ({ checkout, lease }));
  });

async function requireAgency(db: ScopedDatabase, id: string): Promise<AgencyWire> {
  const agency = await db.forOperator((tx) => getAgencyById(tx, id));
  if (!agency) throw new Error(`there is no agency ${id}`);
  return agency;
}

type Settings = Omit<PaymentEventDependencies, "logProblem"> &
  Partial<Pick<PaymentEventDependencies, "logProblem">>;

/**
 * The sandbox gateway's webhooks: tells of every payment once it is sure, signed, through the very
 * function that a real gateway's events come in by. At least once each, by any number of backends
 * on one database.
 */
export function startSandboxEvents({
  logProblem = (message) => logLine("error", { message }),
  ...settings
}: Settings) {
  const dependencies = { ...settings, logProblem };
  const { db, getPaymentGateway, now } = dependencies;

  async function deliver({
    checkout,
    lease,
  }: {
    checkout: SandboxCheckoutRow;
    lease: Date;
  }): Promise<void> {
    const agency = await requireAgency(db, checkout.agencyId);
    const gateway = await getPaymentGateway(agency, "sandbox");
    if (!gateway || !isSandboxGateway(gateway))
      throw new Error(`${agency.subdomain} has no sandbox gateway`);
    const state = resolveCheckoutState(checkout, now());
    const payload = JSON.stringify({
      id: `evt_${checkout.id}_${state}`,
      checkout: checkout.id,
      state,
    });
    await receivePaymentEvent(dependencies, agency, {
      gateway: "sandbox",
      payload,
      signature: gateway.signEvent(payload),
    });
    // A change made meanwhile has set a time of its own.
    const isDelivered = and(
      eq(sandboxCheckouts.id, checkout.id),
      eq(sandboxCheckouts.eventDueAt, lease),
    );
    await db.forOperator((tx) =>
      tx.update(sandboxCheckouts).set({ eventDueAt: null }).where(isDelivered),
    );
  }

  async function deliverDue(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const claimed = await claimEvents(db, { now: now() });
      if (claimed.length === 0) return;
      for (const event of claimed)
        await deliver(event).catch((error: unknown) =>
          logProblem(`sandbox payment ${event.checkout.paymentId}: ${toErrorMessage(error)}`),
        );
    }
  }

  const { run, stop } = startPoller({
    work: deliverDue,
    pollMs,
    onError: (message) => logProblem(`sandbox payments: ${message}`),
  });
  return {
    /** Delivers all that is due now, after what is under way. */
    deliverDue: run,
    stop,
  };
}
