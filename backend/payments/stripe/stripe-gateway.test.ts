import * as fc from "fast-check";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import type { GatewayError, PaymentGateway } from "../../ports/payment-gateway";
import { paymentOrder, testNow } from "../testing/payment-order";
import { openStripeDouble } from "../testing/stripe-double";
import { createStripeGateway } from "./create-stripe-gateway";
import { fromStripeAmount, toStripeAmount } from "./stripe-amount";

const secretKey = "sk_test_51NotAKeyOfAnybody";
const [own, older, foreign] = [
  "whsec_of_this_very_endpoint",
  "whsec_of_before_the_rotation",
  "whsec_of_another_agency_s",
] as const;

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let gateway: PaymentGateway;
// However busy the machine: Stripe answers in time unless a test says so.
const open = ({ timeoutMs = 60_000 } = {}) =>
  createStripeGateway({
    secrets: { secretKey, webhookSecrets: [own, older] },
    api: { ...stripe.api, timeoutMs },
  });
beforeEach(async () => {
  stripe = await openStripeDouble({ secretKey, webhookSecret: own, now: () => testNow });
  gateway = open();
});
afterEach(() => stripe.close());

const create = async (order = paymentOrder()) => ({
  order,
  ...(await gateway.createCheckout(order)),
});
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "nothing",
    (error: unknown) => (error as GatewayError).kind,
  );
const unavailable = { status: 503, error: { type: "api_error", message: "down" } } as const;

describe("a checkout", () => {
  it("says all that Stripe's page needs, once for each payment", async () => {
    const { order, gatewayReference, redirectUrl } = await create();
    expect(await gateway.createCheckout(order)).toEqual({ gatewayReference, redirectUrl });
    expect([stripe.sessions.size, redirectUrl]).toEqual([
      1,
      `https://checkout.stripe.com/c/pay/${gatewayReference}`,
    ]);
    expect(stripe.calls[0]).toEqual({
      call: "POST /v1/checkout/sessions",
      key: `checkout-${order.paymentId}`,
      form: {
        mode: "payment",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "usd",
        "line_items[0][price_data][unit_amount]": "12345",
        "line_items[0][price_data][product_data][name]": order.description,
        client_reference_id: order.paymentId,
        "metadata[payment_id]": order.paymentId,
        "metadata[booking_reference]": order.bookingReference,
        "payment_intent_data[description]": order.description,
        "payment_intent_data[metadata][payment_id]": order.paymentId,
        "payment_intent_data[metadata][booking_reference]": order.bookingReference,
        customer_email: order.email,
        locale: "en",
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        expires_at: String(testNow.getTime() / 1000 + 50 * 60),
      },
    });
  });

  it("is the same one when Stripe's answer was lost", async () => {
    // The second try has as long.
    gateway = open({ timeoutMs: 2_000 });
    stripe.faults.push("hangsWhenDone");
    await create();
    expect([stripe.calls.length, stripe.sessions.size]).toEqual([2, 1]);
  });

  it("is asked for again when Stripe is down for a moment, and unknown when it stays down", async () => {
    stripe.faults.push(unavailable);
    await create();
    stripe.faults.push(unavailable, unavailable);
    expect(await kindOf(create())).toBe("unavailable");
  });

  it("is refused with another amount than before", async () => {
    const { order } = await create();
    // It isn't known which one stands: never a plain no.
    expect(
      await kindOf(gateway.createCheckout({ ...order, money: { amount: 1, currency: "USD" } })),
    ).toBe("malformed");
  });

  it.each([
    ["no", "nb"],
    ["ar", "auto"],
    ["pt", "pt"],
  ] as const)("speaks %s as Stripe's %s", async (language, locale) => {
    await create(paymentOrder({ language }));
    expect(stripe.calls[0]?.form.locale).toBe(locale);
  });
});

describe("a payment", () => {
  it("is open until it is paid, and says what was taken", async () => {
    const { order, gatewayReference } = await create();
    const { paymentId, money } = order;
    expect(await gateway.getPayment(gatewayReference)).toEqual({
      state: "open",
      money,
      paymentId,
      failureCode: null,
    });
    stripe.pay(gatewayReference, "success");
    expect(await gateway.getPayment(gatewayReference)).toEqual({
      state: "succeeded",
      money,
      paymentId,
      failureCode: null,
    });
    stripe.sessions.clear();
    expect(await kindOf(gateway.getPayment(gatewayReference))).toBe("refused");
  });

  it("stays open after a declined card", async () => {
    const { gatewayReference } = await create();
    stripe.pay(gatewayReference, "declined");
    expect(await gateway.getPayment(gatewayReference)).toMatchObject({
      state: "open",
      failureCode: "insufficient_funds",
    });
    stripe.pay(gatewayReference, "success");
    expect(await gateway.getPayment(gatewayReference)).toMatchObject({
      state: "succeeded",
      failureCode: null,
    });
  });

  it.each([
    [true, "succeeded"],
    [false, "failed"],
  ])("that is delayed is processing, and then settled: %s", async (isPaid, state) => {
    const { gatewayReference } = await create();
    stripe.pay(gatewayReference, "delayed");
    expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state: "processing" });
    expect(await gateway.expireCheckout(gatewayReference)).toMatchObject({ state: "processing" });
    stripe.settle(gatewayReference, isPaid);
    expect(await gateway.getPayment(gatewayReference)).toMatchObject({ state });
  });

  it("that nobody made can be made impossible; one that was made stays", async () => {
    const [open, paid] = [await create(), await create()];
    stripe.pay(paid.gatewayReference, "success");
    expect(await gateway.expireCheckout(open.gatewayReference)).toMatchObject({ state: "expired" });
    expect(await gateway.expireCheckout(open.gatewayReference)).toMatchObject({ state: "expired" });
    expect(await gateway.expireCheckout(paid.gatewayReference)).toMatchObject({
      state: "succeeded",
    });
  });
});

describe("a refund", () => {
  const refund = (gatewayReference: string, amount: number, refundId = "5c0f6d1e") =>
    gateway.refund({ refundId, gatewayReference, money: { amount, currency: "USD" } });

  it("is made once, also when it is asked for again after the key is forgotten", async () => {
    const { gatewayReference } = await create();
    expect(await kindOf(refund(gatewayReference, 1))).toBe("refused");
    stripe.pay(gatewayReference, "success");
    const first = await refund(gatewayReference, 6_000);
    expect(first).toEqual({ gatewayReference: expect.stringMatching(/^re_/), state: "pending" });
    expect(await refund(gatewayReference, 6_000)).toEqual(first);
    expect(stripe.refunds.size).toBe(1);
    expect(stripe.calls.find(({ call }) => call === "POST /v1/refunds")).toMatchObject({
      key: "refund-5c0f6d1e",
      form: {
        amount: "6000",
        "metadata[refund_id]": "5c0f6d1e",
        "metadata[checkout_session]": gatewayReference,
      },
    });
    expect(await kindOf(refund(gatewayReference, 6_346, "another"))).toBe("refused");
  });

  it.each([
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["succeeded", "succeeded"],
    ["failed", "failed"],
    ["canceled", "failed"],
  ])("that Stripe calls %s is %s", async (status, state) => {
    const { gatewayReference } = await create();
    stripe.pay(gatewayReference, "success");
    const { gatewayReference: id } = await refund(gatewayReference, 12_345);
    Object.assign(stripe.refunds.get(id) ?? {}, { status });
    expect(await gateway.getRefund(id)).toEqual({ gatewayReference: id, state });
  });
});

describe("an event", () => {
  const read = (signed: { payload: string; signature: string }) =>
    gateway.readEvent({ ...signed, now: testNow });
  const ago = (seconds: number) => new Date(testNow.getTime() - seconds * 1000);

  it.each(["completed", "async_payment_succeeded", "async_payment_failed", "expired"])(
    "checkout.session.%s names the payment to ask about",
    async (type) => {
      expect(await read(stripe.toEvent(`checkout.session.${type}`, { id: "cs_1" }))).toEqual({
        id: expect.stringMatching(/^evt_/),
        gatewayReference: "cs_1",
      });
    },
  );

  it.each(["refund.created", "refund.updated", "refund.failed"])(
    "%s names the payment of its refund",
    async (type) => {
      expect(
        await read(stripe.toEvent(type, { id: "re_1", metadata: { checkout_session: "cs_1" } })),
      ).toMatchObject({ gatewayReference: "cs_1" });
    },
  );

  it("of others names none", async () => {
    expect(
      await read(stripe.toEvent("refund.updated", { id: "re_1", metadata: {} })),
    ).toMatchObject({ gatewayReference: null });
    expect(await read(stripe.toEvent("customer.created", { id: "cus_1" }))).toMatchObject({
      gatewayReference: null,
    });
  });

  it.each([{ data: null }, { data: {} }, { id: 5 }, { type: null }])(
    "that is signed and has %j is malformed, and is not told",
    async (changes) => {
      const { payload, signature } = stripe.toEvent(
        "checkout.session.completed",
        { id: "cs_1" },
        { changes },
      );
      const error = await read({ payload, signature }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: "malformed", message: "a signed event says nothing" });
    },
  );

  it("counts by either secret of ours, for five minutes", async () => {
    const object = { id: "cs_1" };
    expect(
      await read(stripe.toEvent("checkout.session.completed", object, { secret: older })),
    ).not.toBeNull();
    expect(
      await read(stripe.toEvent("checkout.session.completed", object, { secret: foreign })),
    ).toBeNull();
    expect(
      await read(stripe.toEvent("checkout.session.completed", object, { at: ago(299) })),
    ).not.toBeNull();
    expect(
      await read(stripe.toEvent("checkout.session.completed", object, { at: ago(301) })),
    ).toBeNull();
  });

  it("counts with no byte changed", async () => {
    const { payload, signature } = stripe.toEvent("checkout.session.completed", { id: "cs_1" });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(payload.length - 1),
        fc.integer({ min: 1, max: 127 }),
        async (index, flip) => {
          const changed =
            payload.slice(0, index) +
            String.fromCharCode(payload.charCodeAt(index) ^ flip) +
            payload.slice(index + 1);
          expect(await read({ payload: changed, signature })).toBeNull();
        },
      ),
    );
    expect(await read({ payload: `${payload} `, signature })).toBeNull();
    expect(await read({ payload, signature: "" })).toBeNull();
    expect(await read({ payload, signature })).not.toBeNull();
  });
});

describe("what goes wrong", () => {
  it.each([
    ["no answer in time", "hangs", "timeout"],
    ["a connection that breaks", "drops", "unavailable"],
    [
      "too many calls",
      { status: 429, error: { type: "rate_limit_error", message: "x" } },
      "unavailable",
    ],
    [
      "a declined card",
      {
        status: 402,
        error: {
          type: "card_error",
          code: "card_declined",
          decline_code: "do_not_honor",
          message: "x",
        },
      },
      "refused",
    ],
    [
      "a wrong key",
      {
        status: 401,
        error: {
          type: "invalid_request_error",
          message: "Invalid API Key provided: sk_test_***body",
        },
      },
      "unavailable",
    ],
    [
      "a key without the right",
      { status: 403, error: { type: "invalid_request_error", message: "x" } },
      "unavailable",
    ],
  ] as const)("%s", async (_name, fault, kind) => {
    const { gatewayReference } = await create();
    stripe.faults.push(fault, fault);
    const asking = fault === "hangs" ? open({ timeoutMs: 200 }) : gateway;
    expect(await kindOf(asking.getPayment(gatewayReference))).toBe(kind);
  });

  it("is told without a word of Stripe's that could hold a secret", async () => {
    stripe.faults.push({
      status: 401,
      error: { type: "invalid_request_error", message: `Invalid API Key provided: ${secretKey}` },
    });
    await expect(create()).rejects.toMatchObject({
      message: expect.not.stringContaining("sk_test"),
    });
  });
});

describe("amounts", () => {
  it.each([
    ["USD", 12_345, 12_345],
    ["JPY", 500, 500],
    ["KRW", 50_000, 50_000],
    ["KWD", 5_120, 5_120],
    ["ISK", 5, 500],
    ["UGX", 5, 500],
    ["MGA", 500, 5],
  ])("%s %i are Stripe's %i", (currency, amount, expected) => {
    expect(toStripeAmount({ amount, currency })).toEqual({
      amount: expected,
      currency: currency.toLowerCase(),
    });
  });

  it.each([
    ["KWD", 5_124],
    ["MGA", 501],
  ])(
    "of which Stripe can't charge the last digit (%s %i) are refused, never rounded",
    (currency, amount) => {
      expect(() => toStripeAmount({ amount, currency })).toThrow("Stripe charges no");
    },
  );

  it("come back as they went", () => {
    const currencies = fc.constantFrom(
      "USD",
      "EUR",
      "JPY",
      "KWD",
      "ISK",
      "UGX",
      "MGA",
      "HUF",
      "TWD",
      "XOF",
    );
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 1e9 }), (currency, whole) => {
        const money = { amount: whole * 10 ** minorUnitDigits(currency), currency };
        expect(fromStripeAmount(toStripeAmount(money))).toEqual(money);
      }),
    );
  });
});
