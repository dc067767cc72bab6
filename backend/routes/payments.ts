import {
  answerSandboxChallengeEndpoint,
  getSandboxCheckoutEndpoint,
  paySandboxCheckoutEndpoint,
} from "@/lib/api/contract/payments";
import type { ScopedDatabase } from "../db/scoped";
import { answerChallenge, payCheckout, requireCheckout } from "../payments/sandbox/pay-checkout";
import { toSandboxCheckout } from "../payments/sandbox/to-sandbox-checkout";
import type { Handle } from "../http/request-context";

/** The sandbox gateway's hosted page: any holder of a checkout's id may pay, as at a real one. */
export function registerPaymentRoutes(
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  handle(getSandboxCheckoutEndpoint, async ({ agency }, { params: { id } }) => ({
    checkout: toSandboxCheckout(await requireCheckout(db, { agencyId: agency.id, id }), now()),
  }));
  handle(paySandboxCheckoutEndpoint, async ({ agency }, { params: { id }, body: { card } }) => ({
    checkout: toSandboxCheckout(
      await payCheckout(db, { agencyId: agency.id, id, card, now: now() }),
      now(),
    ),
  }));
  handle(
    answerSandboxChallengeEndpoint,
    async ({ agency }, { params: { id }, body: { isApproved } }) => ({
      checkout: toSandboxCheckout(
        await answerChallenge(db, { agencyId: agency.id, id, isApproved, now: now() }),
        now(),
      ),
    }),
  );
}
