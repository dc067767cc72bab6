import type { SandboxCheckout } from "../contract/payments";
import type { TestCardNumber } from "../contract/test-cards";
import { call } from "./call";

type Answer = { checkout: SandboxCheckout };
const pathOf = (id: string) => `/api/sandbox-payments/${encodeURIComponent(id)}` as const;

/**
 * Pays with a test card. ApiError 503 `outcome_unknown`, or no answer at all: it may have been
 * paid.
 */
export const paySandboxCheckout = async ({
  id,
  card,
}: {
  id: string;
  card: TestCardNumber;
}): Promise<SandboxCheckout> =>
  (await call<Answer>("post", `${pathOf(id)}/pay`, { body: { card } })).checkout;

/** Answers the card's 3-D Secure challenge. */
export const answerSandboxChallenge = async ({
  id,
  isApproved,
}: {
  id: string;
  isApproved: boolean;
}): Promise<SandboxCheckout> =>
  (await call<Answer>("post", `${pathOf(id)}/challenge`, { body: { isApproved } })).checkout;
