import type { BodyOf } from "./browser-call";
import { call } from "./call";

type Checkout = { id: string };

/**
 * Pays with a test card. ApiError 503 `outcome_unknown`, or no answer at all: it may have been
 * paid.
 */
export const paySandboxCheckout = async ({
  id,
  ...body
}: Checkout & BodyOf<"POST /api/sandbox-payments/{id}/pay">) =>
  (await call("POST /api/sandbox-payments/{id}/pay", { params: { id }, body })).checkout;

/** Answers the card's 3-D Secure challenge. */
export const answerSandboxChallenge = async ({
  id,
  ...body
}: Checkout & BodyOf<"POST /api/sandbox-payments/{id}/challenge">) =>
  (await call("POST /api/sandbox-payments/{id}/challenge", { params: { id }, body })).checkout;
