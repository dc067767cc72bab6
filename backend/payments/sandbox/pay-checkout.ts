import {
  testCards,
  type TestCardNumber,
  type TestCardOutcome,
} from "@/lib/api/contract/test-cards";
import { addMs } from "@/lib/dates/instants";
import type { ScopedDatabase } from "../../db/scoped";
import { RouteError } from "../../errors/route-error";
import { resolveCheckoutState, type SandboxCheckoutRow } from "./checkout-state";
import { changeCheckout, getCheckout, lockCheckout } from "./find-checkout";

type Which = { agencyId: string; id: string; now: Date };

/**
 * How long after it was paid a payment is sure. The one that times out takes longer than a buyer
 * needs to read what happened.
 */
const settlesAfterMs = { delayed: 5_000, timeout: 8_000 };

function required(row: SandboxCheckoutRow | null): SandboxCheckoutRow {
  if (!row) throw new RouteError(404, "not_found", "There is no such payment");
  return row;
}

function toOutcome(outcome: TestCardOutcome, now: Date): Partial<SandboxCheckoutRow> {
  if (outcome === "success") return { state: "succeeded", declineCode: null, eventDueAt: now };
  if (outcome === "declined") return { state: "declined", declineCode: "card_declined" };
  if (outcome === "challenge") return { state: "challenge", declineCode: null };
  const settlesAt = addMs(now, settlesAfterMs[outcome]);
  return { state: "processing", declineCode: null, settlesAt, eventDueAt: settlesAt };
}

/** @throws RouteError 404 */
export const requireCheckout = async (
  db: ScopedDatabase,
  { agencyId, id }: Omit<Which, "now">,
): Promise<SandboxCheckoutRow> =>
  required(await db.forAgency(agencyId, (tx) => getCheckout(tx, { agencyId, id })));

/**
 * Pays with a test card, of which the last four digits are kept. What was paid, or can't be paid
 * any more, stays as it is.
 * @throws RouteError 404; 503 `outcome_unknown` after the payment was taken, as when an answer is
 *   lost on its way
 */
export async function payCheckout(
  db: ScopedDatabase,
  { agencyId, id, now, card }: Which & { card: TestCardNumber },
): Promise<SandboxCheckoutRow> {
  const outcome = testCards.find(({ number }) => number === card)?.outcome ?? "declined";
  const { row, isPaidNow } = await db.forAgency(agencyId, async (tx) => {
    const row = required(await lockCheckout(tx, { agencyId, id }));
    const isPaidNow = ["open", "declined"].includes(resolveCheckoutState(row, now));
    return {
      row: isPaidNow
        ? await changeCheckout(tx, row, {
            ...toOutcome(outcome, now),
            cardLastFour: card.slice(-4),
          })
        : row,
      isPaidNow,
    };
  });
  if (isPaidNow && outcome === "timeout")
    throw new RouteError(503, "outcome_unknown", "Nobody knows yet whether this was paid");
  return row;
}

/**
 * Answers the card's challenge; where there is none any more nothing changes. @throws RouteError
 * 404
 */
export const answerChallenge = (
  db: ScopedDatabase,
  { agencyId, id, now, isApproved }: Which & { isApproved: boolean },
): Promise<SandboxCheckoutRow> =>
  db.forAgency(agencyId, async (tx) => {
    const row = required(await lockCheckout(tx, { agencyId, id }));
    if (resolveCheckoutState(row, now) !== "challenge") return row;
    return changeCheckout(
      tx,
      row,
      isApproved
        ? { state: "succeeded", declineCode: null, eventDueAt: now }
        : { state: "declined", declineCode: "authentication_failed" },
    );
  });
