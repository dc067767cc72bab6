import * as z from "zod";
import { webhookSecretsOf } from "../../provider-accounts/webhook-secrets";

const account = {
  /** A restricted key needs to write Checkout Sessions and Refunds, and to read PaymentIntents. */
  secretKey: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w{16,200}$/,
      "must be a secret key (sk_…) or a restricted one (rk_…)",
    ),
  webhookSecrets: webhookSecretsOf(24, /^whsec_/, "must be a signing secret (whsec_…)"),
  /** Of the webhook, where we have made it by an owner's key. */
  endpointId: z
    .string()
    .regex(/^we_\w{1,200}$/, "must be a webhook's id (we_…)")
    .optional(),
};

export const maximumEarlier = 20;

/** An agency's account at Stripe, and those that it had before, newest first. */
export const stripeSettings = z.strictObject({
  ...account,
  /** What was paid there is still settled and refunded there. */
  earlier: z.array(z.strictObject(account)).max(maximumEarlier).optional(),
});
export type StripeSettings = z.output<typeof stripeSettings>;

export const isLive = (secretKey: string) => secretKey.includes("_live_");

/**
 * As many earlier accounts as can be kept, without the oldest ones of tests: no real money is to be
 * paid back there. There may still be too many.
 */
export function dropTests<A extends { secretKey: string }>(accounts: readonly A[]): A[] {
  const surplus = Math.max(0, accounts.length - maximumEarlier);
  const tests = accounts.filter(({ secretKey }) => !isLive(secretKey));
  const dropped = new Set(surplus === 0 ? [] : tests.slice(-surplus));
  return accounts.filter((each) => !dropped.has(each));
}

/**
 * What an operator's settings make of the kept ones. The webhook that an owner's key has made is
 * known by its id as long as key and signing secrets are its own; and the account of another key
 * becomes an earlier one, unless the earlier ones are given: payments may have been made there.
 */
export function mergeStripeSettings({
  kept,
  given,
}: {
  kept: Record<string, unknown>;
  given: Record<string, unknown>;
}): Record<string, unknown> {
  // Whole, or nothing is kept yet.
  const { endpointId, earlier = [], ...account } = kept as StripeSettings;
  if (account.secretKey === undefined) return given;
  const isOtherWebhook = "secretKey" in given || "webhookSecrets" in given;
  const keptWebhook = endpointId === undefined ? {} : { endpointId };
  const { secretKey = account.secretKey } = given;
  const earlierNow = [{ ...account, ...keptWebhook }, ...earlier].filter(
    (each) => each.secretKey !== secretKey,
  );
  return {
    ...account,
    ...(isOtherWebhook ? {} : keptWebhook),
    ...(earlierNow.length > 0 && { earlier: dropTests(earlierNow) }),
    ...given,
  };
}
