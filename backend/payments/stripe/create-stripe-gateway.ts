import type Stripe from "stripe";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { GatewayError, type PaymentGateway } from "../../ports/payment-gateway";
import { createStripeClient, type StripeApi } from "./create-stripe-client";
import { readStripeEvent } from "./read-stripe-event";
import { toStripeAmount } from "./stripe-amount";
import { toGatewayError } from "./to-gateway-error";
import { toStripePayment, toStripeRefund } from "./to-stripe-payment";

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

const unknown = () => new GatewayError("malformed", "there is no account");

function requireIntentId({ payment_intent: intent }: Stripe.Checkout.Session): string {
  const id = typeof intent === "string" ? intent : intent?.id;
  if (id === undefined) throw new GatewayError("refused", "nothing was paid that could go back");
  return id;
}

type Account = { secretKey: string; webhookSecrets: readonly string[] };

/**
 * An agency's account at Stripe: people pay on Stripe's own page (Checkout), so that no card ever
 * comes near us. What was paid at an `earlier` account is settled and refunded there: its ids are
 * known to no other.
 */
export function createStripeGateway({
  secrets: { earlier = [], ...current },
  api,
}: {
  secrets: Account & { earlier?: readonly Account[] | undefined };
  api?: StripeApi | undefined;
}): PaymentGateway {
  const stripe = createStripeClient(current.secretKey, api);
  const everyAccount = [
    stripe,
    ...earlier.map(({ secretKey }) => createStripeClient(secretKey, api)),
  ];

  /**
   * At whichever account knows what it is about, the current one first. Where none does, one that
   * couldn't say counts more than one that said no.
   */
  async function ofAccount<T>(work: (account: Stripe) => Promise<T>): Promise<T> {
    const failures: GatewayError[] = [];
    for (const account of everyAccount)
      try {
        return await work(account);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        failures.push(error);
      }
    throw failures.find(({ kind }) => kind !== "refused") ?? failures[0] ?? unknown();
  }
  const retrieveSession = (account: Stripe, id: string) =>
    asked(account.checkout.sessions.retrieve(id, { expand }));

  /** Stripe forgets keys after a day: a refund requested again is found by its metadata. */
  async function findRefund(
    account: Stripe,
    payment_intent: string,
    refundId: string,
  ): Promise<Stripe.Refund | undefined> {
    const { data } = await asked(account.refunds.list({ payment_intent, limit: 100 }));
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

    getPayment: (id) =>
      ofAccount(async (account) => toStripePayment(await retrieveSession(account, id))),

    expireCheckout: (id) =>
      ofAccount(async (account) => {
        try {
          return toStripePayment(await asked(account.checkout.sessions.expire(id, { expand })));
        } catch (error) {
          // A session that isn't open any more is refused; its state is the answer.
          if (error instanceof GatewayError && error.kind === "refused")
            return toStripePayment(await retrieveSession(account, id));
          throw error;
        }
      }),

    async refund({ refundId, gatewayReference, money }) {
      const { account, session } = await ofAccount(async (each) => ({
        account: each,
        session: await retrieveSession(each, gatewayReference),
      }));
      const payment_intent = requireIntentId(session);
      const { amount } = toStripeAmount(money);
      const known = await findRefund(account, payment_intent, refundId);
      if (known) return toStripeRefund(known);
      const metadata = { refund_id: refundId, checkout_session: gatewayReference };
      return toStripeRefund(
        await asked(
          account.refunds.create(
            { payment_intent, amount, metadata },
            { idempotencyKey: `refund-${refundId}` },
          ),
        ),
      );
    },

    getRefund: (id) =>
      ofAccount(async (account) => toStripeRefund(await asked(account.refunds.retrieve(id)))),

    // Not async by itself: what goes wrong in it must not be thrown at once.
    readEvent: async ({ payload, signature, now }) =>
      Promise.resolve(
        readStripeEvent(stripe.webhooks, {
          payload,
          signature,
          now,
          secrets: [current, ...earlier].flatMap(({ webhookSecrets }) => webhookSecrets),
        }),
      ),
  };
}
