import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono, type Context as HonoContext } from "hono";
import Stripe from "stripe";

type Context = HonoContext<{ Bindings: HttpBindings }>;
type Form = Record<string, string>;
type Answer = { status: 200 | 400 | 401 | 402 | 403 | 404 | 429 | 500 | 503; body: object };
type Permission = "checkoutSessions" | "paymentIntents" | "refunds" | "webhookEndpoints";
type Key = {
  account: string;
  /** What a restricted key may neither read nor write. */
  lacks?: readonly Permission[];
};
type WebhookEndpoint = {
  id: string;
  object: "webhook_endpoint";
  url: string;
  enabled_events: string[];
  status: "enabled" | "disabled";
  livemode: boolean;
};
type Intent = {
  id: string;
  object: "payment_intent";
  status: string;
  amount_received: number;
  currency: string;
  last_payment_error: object | null;
};
type Session = {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  url: string | null;
  expires_at: number;
};
type Refund = {
  id: string;
  object: "refund";
  status: string;
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
};
type Fault =
  | { status: 401 | 402 | 403 | 429 | 500 | 503; error: object }
  | "drops"
  | "hangs"
  | "hangsWhenDone";

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString("hex")}`;
const refuse = (status: Answer["status"], error: object): Answer => ({ status, body: { error } });
const invalid = (message: string, param?: string) =>
  refuse(400, { type: "invalid_request_error", message, ...(param ? { param } : {}) });
const missing = (what: string) =>
  refuse(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}`,
  });

/** docs.stripe.com/currencies: whole in tens, or in hundreds. */
const steps: Record<string, number> = {
  bhd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
  isk: 100,
  ugx: 100,
};

const known = [
  ...[
    "mode",
    "client_reference_id",
    "customer_email",
    "locale",
    "success_url",
    "cancel_url",
    "expires_at",
  ].map((name) => new RegExp(`^${name}$`)),
  /^line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\]$/,
  /^(?:payment_intent_data\[)?metadata\]?\[\w+\]$/,
  /^payment_intent_data\[description\]$/,
];

/**
 * Stripe's API as its reference describes it, as far as an agency's payments need it: form-encoded
 * bodies, idempotency keys that replay the first answer and refuse other parameters, errors by
 * type, events signed by the SDK's own helper.
 */
export async function openStripeDouble({
  secretKey,
  webhookSecret,
  now,
}: {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
}) {
  const [sessions, intents, refunds] = [
    new Map<string, Session>(),
    new Map<string, Intent>(),
    new Map<string, Refund>(),
  ];
  const endpoints = new Map<string, WebhookEndpoint>();
  /** The account of each object: to others it doesn't exist. */
  const owners = new Map<string, string>();
  const keys = new Map<string, Key>([[secretKey, { account: "acct_own" }]]);
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const calls: { call: string; key: string | null; form: Form }[] = [];
  const faults: Fault[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);
  const expanded = (session: Session) => ({
    ...session,
    payment_intent: intents.get(session.payment_intent ?? "") ?? session.payment_intent,
  });

  function createSession(form: Form, account: string): Answer {
    const unknown = Object.keys(form).find((name) => !known.some((pattern) => pattern.test(name)));
    if (unknown) return invalid(`Received unknown parameter: ${unknown}`, unknown);
    const [amount, currency = ""] = [
      Number(form["line_items[0][price_data][unit_amount]"]),
      form["line_items[0][price_data][currency]"],
    ];
    const opensFor = Number(form.expires_at) - seconds();
    if (form.mode !== "payment" || form["line_items[0][quantity]"] !== "1")
      return invalid("Missing required param: line_items.", "line_items");
    if (!/^[a-z]{3}$/.test(currency) || !Number.isInteger(amount) || amount <= 0)
      return invalid("Invalid integer", "line_items");
    if (amount % (steps[currency] ?? 1) !== 0)
      return refuse(400, {
        type: "invalid_request_error",
        code: "invalid_charge_amount",
        message: "Invalid amount.",
      });
    if (!(opensFor >= 1800 && opensFor <= 86_400))
      return invalid(
        "The `expires_at` timestamp must be between 30 minutes and 24 hours.",
        "expires_at",
      );
    if (!URL.canParse(form.success_url ?? "") || !URL.canParse(form.cancel_url ?? ""))
      return invalid("Not a valid URL", "success_url");
    const id = newId("cs");
    const session: Session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency,
      client_reference_id: form.client_reference_id ?? null,
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at: Number(form.expires_at),
    };
    sessions.set(id, session);
    owners.set(id, account);
    return { status: 200, body: session };
  }

  function expireSession(session: Session): Answer {
    if (session.status !== "open")
      return invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: "expired", url: null });
    return { status: 200, body: expanded(session) };
  }

  function createRefund(form: Form, account: string): Answer {
    const intent = intents.get(form.payment_intent ?? "");
    if (!intent || owners.get(intent.id) !== account) return missing("payment_intent");
    const given = [...refunds.values()]
      .filter(({ payment_intent }) => payment_intent === intent.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (given + Number(form.amount) > intent.amount_received)
      return refuse(400, {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: "Greater than unrefunded amount",
      });
    const metadata = {
      refund_id: form["metadata[refund_id]"] ?? "",
      checkout_session: form["metadata[checkout_session]"] ?? "",
    };
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      status: "pending",
      amount: Number(form.amount),
      currency: intent.currency,
      payment_intent: intent.id,
      metadata,
    };
    refunds.set(refund.id, refund);
    owners.set(refund.id, account);
    return { status: 200, body: refund };
  }

  const eventsOf = (form: Form) =>
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith("enabled_events[") ? [value] : [],
    );

  /** One that was made by hand, or by another. */
  function addEndpoint(
    { url, enabled_events }: Pick<WebhookEndpoint, "url" | "enabled_events">,
    account = "acct_own",
  ): string {
    const id = newId("we");
    endpoints.set(id, {
      ...{ id, object: "webhook_endpoint", url, enabled_events },
      ...{ status: "enabled", livemode: false },
    });
    owners.set(id, account);
    return id;
  }

  function createEndpoint(form: Form, account: string): Answer {
    const { url = "" } = form;
    if (!URL.canParse(url)) return invalid("Not a valid URL", "url");
    if ([...endpoints.keys()].filter((id) => owners.get(id) === account).length >= 16)
      return invalid("You have reached the maximum of 16 webhook endpoints.");
    const id = addEndpoint({ url, enabled_events: eventsOf(form) }, account);
    // Only this answer has the secret.
    const secret = `whsec_${randomBytes(16).toString("hex")}`;
    return { status: 200, body: { ...endpoints.get(id), secret } };
  }

  function updateEndpoint(endpoint: WebhookEndpoint, form: Form): Answer {
    Object.assign(endpoint, {
      url: form.url ?? endpoint.url,
      enabled_events: eventsOf(form),
      status: form.disabled === "true" ? "disabled" : "enabled",
    });
    return { status: 200, body: endpoint };
  }

  function answerOnce(key: string | null, asked: string, work: () => Answer): Answer {
    const earlier = key === null ? undefined : answers.get(key);
    if (earlier && earlier.asked !== asked)
      return refuse(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters",
      });
    const answer = earlier?.answer ?? work();
    if (key !== null) answers.set(key, { asked, answer: structuredClone(answer) });
    return answer;
  }

  async function respond(
    c: Context,
    permission: Permission,
    work: (form: Form, account: string) => Answer,
  ): Promise<Response> {
    const form: Form =
      c.req.method === "POST" ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {};
    const key = c.req.header("Idempotency-Key") ?? null;
    calls.push({ call: `${c.req.method} ${c.req.path}`, key, form });
    const fault = faults.shift();
    if (fault === "hangs") return new Promise<Response>(() => {});
    if (fault === "drops") {
      c.env.incoming.destroy();
      return c.body(null);
    }
    if (typeof fault === "object")
      return c.json({ error: fault.error }, fault.status, { "Request-Id": newId("req") });
    const given = c.req.header("Authorization")?.replace("Bearer ", "") ?? "";
    const known = keys.get(given);
    if (!known)
      return c.json(
        {
          error: {
            type: "invalid_request_error",
            message: `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`,
          },
        },
        401,
      );
    if (known.lacks?.includes(permission))
      return c.json(
        {
          error: {
            type: "invalid_request_error",
            message: `The provided key '${given.slice(0, 8)}****' does not have the required permissions for this endpoint on account '${known.account}'.`,
          },
        },
        403,
      );
    const isForm =
      c.req.method !== "POST" ||
      c.req.header("Content-Type") === "application/x-www-form-urlencoded";
    const asked = JSON.stringify([known.account, c.req.path, form]);
    const { status, body } = isForm
      ? answerOnce(key, asked, () => work(form, known.account))
      : invalid("Invalid request body");
    if (fault === "hangsWhenDone") return new Promise<Response>(() => {});
    return c.json(body, status, { "Request-Id": newId("req") });
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  const withSession = (c: Context, work: (session: Session) => Answer) =>
    respond(c, "checkoutSessions", (_form, account) => {
      const session = sessions.get(c.req.param("id") ?? "");
      return session && owners.get(session.id) === account
        ? work(session)
        : missing("checkout.session");
    });
  const listOf = (url: string, data: object[]): Answer => ({
    status: 200,
    body: { object: "list", data, has_more: false, url },
  });
  app.post("/v1/checkout/sessions", (c) => respond(c, "checkoutSessions", createSession));
  app.get("/v1/checkout/sessions/:id", (c) =>
    withSession(c, (session) => ({
      status: 200,
      body: c.req.query("expand[0]") === "payment_intent" ? expanded(session) : session,
    })),
  );
  app.post("/v1/checkout/sessions/:id/expire", (c) => withSession(c, expireSession));
  app.get("/v1/payment_intents", (c) =>
    respond(c, "paymentIntents", (_form, account) =>
      listOf(
        "/v1/payment_intents",
        [...intents.values()].filter(({ id }) => owners.get(id) === account),
      ),
    ),
  );
  app.post("/v1/refunds", (c) => respond(c, "refunds", createRefund));
  app.get("/v1/refunds", (c) =>
    respond(c, "refunds", (_form, account) =>
      listOf(
        "/v1/refunds",
        [...refunds.values()].filter(
          ({ id, payment_intent }) =>
            owners.get(id) === account && payment_intent === c.req.query("payment_intent"),
        ),
      ),
    ),
  );
  app.get("/v1/refunds/:id", (c) =>
    respond(c, "refunds", (_form, account) => {
      const refund = refunds.get(c.req.param("id"));
      return refund && owners.get(refund.id) === account
        ? { status: 200, body: refund }
        : missing("refund");
    }),
  );
  app.get("/v1/webhook_endpoints", (c) =>
    respond(c, "webhookEndpoints", (_form, account) =>
      listOf(
        "/v1/webhook_endpoints",
        [...endpoints.values()].filter(({ id }) => owners.get(id) === account),
      ),
    ),
  );
  app.post("/v1/webhook_endpoints", (c) => respond(c, "webhookEndpoints", createEndpoint));
  const withEndpoint = (c: Context, work: (endpoint: WebhookEndpoint, form: Form) => Answer) =>
    respond(c, "webhookEndpoints", (form, account) => {
      const endpoint = endpoints.get(c.req.param("id") ?? "");
      return endpoint && owners.get(endpoint.id) === account
        ? work(endpoint, form)
        : missing("webhook_endpoint");
    });
  app.post("/v1/webhook_endpoints/:id", (c) => withEndpoint(c, updateEndpoint));
  app.delete("/v1/webhook_endpoints/:id", (c) =>
    withEndpoint(c, ({ id }) => {
      endpoints.delete(id);
      return { status: 200, body: { id, object: "webhook_endpoint", deleted: true } };
    }),
  );

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: 0 },
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const { webhooks } = new Stripe(secretKey);
  let events = 0;
  /** An event about an object, signed as Stripe signs it. */
  type EventOptions = {
    at?: Date;
    secret?: string;
    /** Instead of what an event has. */ changes?: object;
  };
  function toEvent(
    type: string,
    object: object,
    { at = now(), secret = webhookSecret, changes = {} }: EventOptions = {},
  ) {
    const payload = JSON.stringify({
      id: `evt_${(events += 1)}`,
      object: "event",
      type,
      created: seconds(),
      data: { object },
      ...changes,
    });
    return {
      payload,
      signature: webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    };
  }

  function requireSession(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Error(`there is no session ${id}`);
    return session;
  }

  /**
   * What a buyer does on Stripe's page. delayed: paid, and the money isn't sure; settle it with
   * `settle`.
   */
  function pay(id: string, outcome: "success" | "declined" | "delayed"): Session {
    const session = requireSession(id);
    const intent: Intent = {
      id: session.payment_intent ?? newId("pi"),
      object: "payment_intent",
      status: { success: "succeeded", declined: "requires_payment_method", delayed: "processing" }[
        outcome
      ],
      amount_received: outcome === "success" ? session.amount_total : 0,
      currency: session.currency,
      last_payment_error:
        outcome === "declined"
          ? { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" }
          : null,
    };
    intents.set(intent.id, intent);
    owners.set(intent.id, owners.get(session.id) ?? "");
    const state =
      outcome === "declined"
        ? {}
        : {
            status: "complete",
            payment_status: outcome === "success" ? "paid" : "unpaid",
            url: null,
          };
    return Object.assign(session, { payment_intent: intent.id }, state);
  }

  /** What becomes of a delayed payment. */
  function settle(id: string, isPaid: boolean): Session {
    const session = requireSession(id);
    const intent = intents.get(session.payment_intent ?? "");
    if (intent)
      Object.assign(
        intent,
        isPaid
          ? { status: "succeeded", amount_received: session.amount_total }
          : { status: "requires_payment_method" },
      );
    return Object.assign(session, { payment_status: isPaid ? "paid" : "unpaid" });
  }

  return {
    api: {
      protocol: "http" as const,
      host: "127.0.0.1",
      port: (server.address() as AddressInfo).port,
    },
    calls,
    /** What goes wrong with the next calls, one after the other. */
    faults,
    sessions,
    refunds,
    endpoints,
    addEndpoint,
    /** Those that it knows, each of one account. */
    keys,
    pay,
    settle,
    toEvent,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
