import Stripe from "stripe";
import { RouteError } from "../../errors/route-error";
import type { EnteredAccount, GatewayProvider } from "../gateway-provider";
import { createStripeClient, type StripeApi } from "./create-stripe-client";
import { subscribedEvents } from "./read-stripe-event";
import {
  dropTests,
  maximumEarlier,
  type StripeSettings,
  type stripeSettings,
} from "./stripe-settings";

type Entry = Parameters<NonNullable<GatewayProvider<typeof stripeSettings>["enter"]>>[0];

const wrongKey = () => new RouteError(422, "gateway_key_wrong", "Stripe doesn't know this key");
const unreachable = () =>
  new RouteError(503, "gateway_unreachable", "Stripe doesn't answer: nothing was changed");
const tooManyEarlier = () =>
  new RouteError(409, "gateway_accounts_full", "There are as many earlier accounts as can be", [
    {
      path: "secretKey",
      message: "is of yet another account: an operator can forget earlier ones",
    },
  ]);
const lacking = (permissions: readonly string[]) =>
  new RouteError(
    422,
    "gateway_permissions_missing",
    `The key lacks permissions: ${permissions.join(", ")}`,
    permissions.map((path) => ({ path, message: "is missing" })),
  );

type Outcome<T> = { value: T } | { error: Stripe.errors.StripeError };
/** Stripe's words stay here: they repeat parts of the key. */
const outcomeOf = <T>(call: Promise<T>): Promise<Outcome<T>> =>
  call.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof Stripe.errors.StripeError) return { error };
      throw error;
    },
  );
const statusOf = (outcome: Outcome<unknown>): number =>
  "error" in outcome ? (outcome.error.statusCode ?? 0) : 200;
/** A refusal of the request's content, as opposed to its key, and to Stripe's own faults. */
const isNo = (status: number) => [400, 402, 404].includes(status);

/**
 * Requires that calls were permitted, by the permission's name. Stripe checks it before the
 * request's content: a call without any does nothing, and is a 400 or a 403.
 */
function requirePermitted(outcomes: Readonly<Record<string, Outcome<unknown>>>): void {
  const statuses = Object.entries(outcomes).map(
    ([permission, outcome]) => [permission, statusOf(outcome)] as const,
  );
  if (statuses.some(([, status]) => status === 401)) throw wrongKey();
  const missing = statuses.filter(([, status]) => status === 403);
  if (missing.length > 0) throw lacking(missing.map(([permission]) => permission));
  if (statuses.some(([, status]) => status !== 200 && !isNo(status))) throw unreachable();
}

/** What taking payments needs, beside the webhook. */
async function tryPayments(client: Stripe) {
  const [checkoutSessions, paymentIntents, refunds] = await Promise.all([
    outcomeOf(client.checkout.sessions.create({})),
    outcomeOf(client.paymentIntents.list({ limit: 1 })),
    outcomeOf(client.refunds.create({})),
  ]);
  return { checkoutSessions, paymentIntents, refunds };
}

/** The webhooks of the key's account. @throws RouteError, see `requirePermitted` */
async function tryKey(client: Stripe): Promise<Stripe.WebhookEndpoint[]> {
  const [outcomes, webhookEndpoints] = await Promise.all([
    tryPayments(client),
    outcomeOf(client.webhookEndpoints.list({ limit: 100 })),
  ]);
  requirePermitted({ ...outcomes, webhookEndpoints });
  if ("error" in webhookEndpoints) throw unreachable();
  return webhookEndpoints.value.data;
}

/** Whether the key's account knows a payment. @throws RouteError */
async function knowsPayment(client: Stripe, reference: string): Promise<boolean> {
  const outcome = await outcomeOf(client.checkout.sessions.retrieve(reference));
  if (statusOf(outcome) === 404) return false;
  requirePermitted({ checkoutSessions: outcome });
  return "value" in outcome;
}

/** @throws RouteError */
async function requireWritten(
  call: Promise<Stripe.WebhookEndpoint>,
): Promise<Stripe.WebhookEndpoint> {
  const outcome = await outcomeOf(call);
  requirePermitted({ webhookEndpoints: outcome });
  if ("value" in outcome) return outcome.value;
  // An address that isn't public, or as many webhooks as Stripe allows.
  throw new RouteError(422, "gateway_address_refused", "Stripe takes no webhook for this address");
}

/**
 * An agency's account at Stripe by a key of its own: tried, with a webhook that sends events here.
 * A webhook of ours that the account has is used again, and an operator's is left alone while the
 * kept key is tried. The account of before stays an earlier one, where the key is of another.
 * @throws RouteError 409 `gateway_accounts_full` for one too many, all of them with real money,
 *   422 `gateway_key_wrong`, `gateway_permissions_missing` (issues name them) or
 *   `gateway_address_refused`, 503 `gateway_unreachable`
 */
export async function enterStripeAccount(
  { secretKey, isKeptKey, kept, eventsUrl: url, newestReference }: Entry,
  api?: StripeApi,
): Promise<EnteredAccount<typeof stripeSettings>> {
  const client = createStripeClient(secretKey, api);
  if (isKeptKey && kept && kept.endpointId === undefined) {
    // The key may lack the permission for webhooks: an operator's never needed it.
    requirePermitted(await tryPayments(client));
    return { settings: kept, undo: async () => {}, finish: async () => {} };
  }
  const endpoints = await tryKey(client);
  const hasEndpoint = (id: string | undefined) => endpoints.some((each) => each.id === id);
  const { earlier = [], ...current } = kept ?? {};
  const accounts = [...(kept ? [current as StripeSettings] : []), ...earlier];
  let same = accounts.find((each) => each.secretKey === secretKey || hasEndpoint(each.endpointId));
  if (!same && newestReference !== null && (await knowsPayment(client, newestReference)))
    [same] = accounts;
  // Also without a payment yet: its first may come while the key is tried.
  const others = accounts.filter((each) => each !== same);
  const earlierNow = dropTests(others);
  if (earlierNow.length > maximumEarlier) throw tooManyEarlier();
  const keptEarlier = earlierNow.length > 0 ? { earlier: earlierNow } : {};
  const events = { url, enabled_events: [...subscribedEvents] };
  const finish = (ownId: string) => async () => {
    const stale = endpoints.filter((each) => each.url === url && each.id !== ownId);
    await Promise.all(stale.map(({ id }) => outcomeOf(client.webhookEndpoints.del(id))));
  };

  if (same?.endpointId !== undefined && hasEndpoint(same.endpointId)) {
    const { endpointId, webhookSecrets } = same;
    await requireWritten(
      client.webhookEndpoints.update(endpointId, { ...events, disabled: false }),
    );
    return {
      settings: { secretKey, webhookSecrets, endpointId, ...keptEarlier },
      undo: async () => {},
      finish: finish(endpointId),
    };
  }
  const { id, secret } = await requireWritten(client.webhookEndpoints.create(events));
  // What the one of before has sent is still on its way.
  const [former] = same?.webhookSecrets ?? [];
  return {
    settings: {
      secretKey,
      webhookSecrets: [secret ?? "", ...(former === undefined ? [] : [former])],
      endpointId: id,
      ...keptEarlier,
    },
    undo: async () => {
      await outcomeOf(client.webhookEndpoints.del(id));
    },
    finish: finish(id),
  };
}
