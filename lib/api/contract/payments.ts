import * as z from "zod";
import { endpoint } from "./endpoint";
import { moneySchema } from "./money";
import { providerNameSchema } from "./provider-name";
import { testCards } from "./test-cards";

/** A gateway's webhook event. The raw bytes: the signature covers them. */
export const receivePaymentEventEndpoint = endpoint({
  operationId: "receivePaymentEvent",
  api: "main",
  method: "post",
  browser: false,
  access: "public",
  path: "/api/payment-events/{gateway}",
  notFound: "shared",
  limits: [],
  summary:
    "A payment gateway's event, authenticated by its signature only; 400 `invalid_signature` if that is wrong, `malformed_event` if the payload is malformed. A repeated event changes nothing",
  errors: ["invalid_signature", "malformed_event"],
  params: z.object({ gateway: providerNameSchema }),
  body: z.strictObject({ payload: z.string().max(90_000), signature: z.string().max(2_000) }),
  response: z.object({ received: z.literal(true) }),
});

/** Unguessable: anyone with it may pay. */
export const sandboxCheckoutIdSchema = z.string().regex(/^[\w-]{22,64}$/);

/**
 * The sandbox gateway's payment page. It accepts its own test cards and rejects every other number
 * before it is sent.
 */
export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  state: z.enum(["open", "challenge", "processing", "succeeded", "declined", "expired"]),
  money: moneySchema,
  description: z.string(),
  /** Root-relative: where to go once paid, and where to go back. */
  successPath: z.string(),
  cancelPath: z.string(),
  expiresAt: z.iso.datetime(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

const hosted = {
  notFound: "not_found",
  limits: [],
  api: "main",
  method: "post",
  browser: true,
  access: "public",
  params: z.object({ id: sandboxCheckoutIdSchema }),
  response: z.object({ checkout: sandboxCheckoutSchema }),
} as const;
export const getSandboxCheckoutEndpoint = endpoint({
  operationId: "getSandboxCheckout",
  ...hosted,
  browser: false,
  safe: true,
  path: "/api/sandbox-payments/{id}",
  summary: "A payment at the sandbox gateway",
  body: z.strictObject({}),
});
export const paySandboxCheckoutEndpoint = endpoint({
  operationId: "paySandboxCheckout",
  ...hosted,
  path: "/api/sandbox-payments/{id}/pay",
  summary:
    "Pay with a test card. 503 `outcome_unknown` for the card that times out: the payment may have been made, so don't pay again",
  errors: ["outcome_unknown"],
  body: z.strictObject({ card: z.enum(testCards.map(({ number }) => number)) }),
});
export const answerSandboxChallengeEndpoint = endpoint({
  operationId: "answerSandboxChallenge",
  ...hosted,
  path: "/api/sandbox-payments/{id}/challenge",
  summary: "Answer the 3-D Secure challenge of a test card",
  body: z.strictObject({ isApproved: z.boolean() }),
});
