import Stripe from "stripe";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { GatewayError, type PaymentGateway } from "../../ports/payment-gateway";
import { readStripeEvent } from "./read-stripe-event";
import { toStripeAmount } from "./stripe-amount";
import { toGatewayError } from "./to-gateway-error";
import { toStripePayment, toStripeRefund } from "./to-stripe-payment";

export type StripeApi = {
  protocol: "http" | "https";
  host: string;
  port: number;
  timeoutMs?: number;
};

/** A buyer waits for the payment page; a repeated call is the same one, by its key. */
const timeoutMs = 4_000;
const maxNetworkRetries = 1;
/**
 * Stripe keeps a session open for 30 minutes at least
 * (docs.stripe.com/api/checkout/sessions/create).
 */
const minimumOpenSeconds = 30 * 60;
const expand = ["payment_intent"];

/** Stripe's page has no Arabic: `auto` is then the browser's language, as far as Stripe has it. */
const locales = {
  en: "en",
  pt: "pt",
  es: "es",
  da: "da",
  no: "nb",
  de: "de",
  ar: "auto",
  fr: "fr",
  sv: "sv",
} as const satisfies Record<LanguageCode, string>;

const asked = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw toGatewayError(error);
  });

function requireIntentId({ payment_intent: intent }: Stripe.Checkout.Session): string {
  const id = typeof intent === "string" ? intent : intent?.id;
  if (id === undefined) throw new GatewayError("refused", "nothing was paid that could go back");
  return id;
}

/**
 * An agency's account at Stripe: people pay on Stripe's own page (Checkout), so that no card ever
 * comes near us.
 */
export function createStripeGateway({
  secrets,
  api,
}: {
  secrets: { secretKey: string; webhookSecrets: readonly string[] };
  api?: StripeApi;
}): PaymentGateway {
  const { timeoutMs: timeout = timeoutMs, ...address } = api ?? {};
  const stripe = new Stripe(secrets.secretKey, {
    ...address,
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });
  const getSession = (id: string) => asked(stripe.checkout.sessions.retrieve(id, { expand }));

  /** Stripe forgets keys after a day: a refund requested again is found by its metadata. */
  async function findRefund(
    payment_intent: string,
    refundId: string,
  ): Promise<Stripe.Refund | undefined> {
    const { data } = await asked(stripe.refunds.list({ payment_intent, limit: 100 }));
    return data.find(({ metadata }) => metadata?.refund_id === refundId);
  }

  return {
    name: "stripe",

    async createCheckout({
      paymentId,
      bookingReference,
      money,
      description,
      email,
      language,
      successUrl,
      cancelUrl,
      expiresAt,
    }) {
      const { amount, currency } = toStripeAmount(money);
      const about = { payment_id: paymentId, booking_reference: bookingReference };
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [
              {
                quantity: 1,
                price_data: { currency, unit_amount: amount, product_data: { name: description } },
              },
            ],
            client_reference_id: paymentId,
            metadata: about,
            payment_intent_data: { description, metadata: about },
            customer_email: email,
            locale: locales[language],
            success_url: successUrl,
            cancel_url: cancelUrl,
            // Counted from our own deadline, so that it is long enough and the same in every call:
            // at the deadline we expire it.
            expires_at: Math.ceil(expiresAt.getTime() / 1000) + minimumOpenSeconds,
          },
          { idempotencyKey: `checkout-${paymentId}` },
        ),
      );
      if (!session.url) throw new GatewayError("malformed", "Stripe named no page to pay on");
      return { gatewayReference: session.id, redirectUrl: session.url };
    },

    getPayment: async (id) => toStripePayment(await getSession(id)),

    async expireCheckout(id) {
      try {
        return toStripePayment(await asked(stripe.checkout.sessions.expire(id, { expand })));
      } catch (error) {
        // A session that isn't open any more is refused; its state is the answer.
        if (error instanceof GatewayError && error.kind === "refused")
          return toStripePayment(await getSession(id));
        throw error;
      }
    },

    async refund({ refundId, gatewayReference, money }) {
      const payment_intent = requireIntentId(await getSession(gatewayReference));
      const { amount } = toStripeAmount(money);
      const earlier = await findRefund(payment_intent, refundId);
      if (earlier) return toStripeRefund(earlier);
      const metadata = { refund_id: refundId, checkout_session: gatewayReference };
      return toStripeRefund(
        await asked(
          stripe.refunds.create(
            { payment_intent, amount, metadata },
            { idempotencyKey: `refund-${refundId}` },
          ),
        ),
      );
    },

    getRefund: async (id) => toStripeRefund(await asked(stripe.refunds.retrieve(id))),

    // Not async by itself: what goes wrong in it must not be thrown at once.
    readEvent: async ({ payload, signature, now }) =>
      Promise.resolve(
        readStripeEvent(stripe.webhooks, {
          payload,
          signature,
          now,
          secrets: secrets.webhookSecrets,
        }),
      ),
  };
}
