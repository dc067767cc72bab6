import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { asc, eq } from "drizzle-orm";
import {
  changeGatewayEndpoint,
  getLaunchChecklistEndpoint,
  getPaymentSettingsEndpoint,
  savePaymentSettingsEndpoint,
  type PaymentSettings,
} from "@/lib/api/contract/agency-settings";
import { writeBackup } from "../backups/write-backup";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { paymentEvents, paymentGateways } from "../db/schema/payments";
import { sessions } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { sandboxGateway } from "../payments/sandbox/sandbox-gateway";
import { createStripe } from "../payments/stripe/stripe";
import { openStripeDouble } from "../payments/testing/stripe-double";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { operatorToken } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const own = "rk_test_51OwnAccountFirstKey0001";
const ownSecond = "rk_test_51OwnAccountSecondKey002";
const otherAccount = "rk_live_51OtherAccountOnlyKey03";
const thirdAccount = "rk_live_51ThirdAccountOnlyKey4";
const keys = [own, ownSecond, otherAccount, thirdAccount];
const webhookUrl = "http://alpha-travel.example/api/payment-events/stripe";

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let kit: BookingKit;
/** Comes between what is made at Stripe and what is kept here. */
let beforeKeeping = () => Promise.resolve();
beforeAll(async () => {
  let now = () => new Date();
  stripe = await openStripeDouble({
    secretKey: own,
    webhookSecret: "whsec_that_this_test_never_uses",
    now: () => now(),
  });
  stripe.keys.set(ownSecond, { account: "acct_own" });
  stripe.keys.set(otherAccount, { account: "acct_other" });
  stripe.keys.set(thirdAccount, { account: "acct_third" });
  // However busy the machine: Stripe answers in time unless a test says so.
  const provider = createStripe({ ...stripe.api, timeoutMs: 60_000 });
  const enterAndWait: typeof provider.enter = async (entry) => {
    const entered = await provider.enter?.(entry);
    if (!entered) throw new Error("nothing can be entered");
    await beforeKeeping();
    return entered;
  };
  const gateways = [sandboxGateway, { ...provider, enter: enterAndWait }];
  kit = await openBookingKit({ gateways, tickMs: 1 });
  ({ now } = kit);
});
afterAll(async () => {
  await kit.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.endpoints.clear();
  stripe.faults.length = 0;
  stripe.keys.set(own, { account: "acct_own" });
  stripe.keys.set(ownSecond, { account: "acct_own" });
  beforeKeeping = () => Promise.resolve();
  await kit.backend.unscoped.delete(paymentGateways);
  await kit.backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
});

type By = { as?: DemoRole; agency?: TestAgency };
const change = (body: object, { as = "owner", agency = "alpha" }: By = {}) =>
  kit.backend.call(changeGatewayEndpoint, { as, agency, body });
const enter = (secretKey?: string, by: By = {}) =>
  change({ gateway: "stripe", ...(secretKey === undefined ? {} : { secretKey }) }, by);
/** With a key that has to do. */
async function entered(secretKey?: string, by: By = {}) {
  const { status, body } = await enter(secretKey, by);
  expect([status, body]).toMatchObject([200, { gateway: "stripe" }]);
}
const show = async ({ as = "owner", agency = "alpha" }: By = {}) =>
  (await kit.backend.call(getPaymentSettingsEndpoint, { as, agency })).body as PaymentSettings;
const endpointsOf = () => [...stripe.endpoints.values()].map(({ url, status }) => [url, status]);
const storedRow = async (agency: TestAgency = "alpha") =>
  (
    await kit.backend.db.forAgency(kit.backend.ids[agency], (tx) =>
      tx.select().from(paymentGateways).where(eq(paymentGateways.name, "stripe")),
    )
  )[0];
const noted = () =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "gateway.changed"))
      // order: no two of them are of one moment.
      .orderBy(asc(auditEvents.createdAt)),
  );
const mailed = () =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(eq(mails.kind, "gatewayChanged")),
  );
const operatorSets = (settings: object) =>
  kit.backend.call("PUT /api/operator/agencies/alpha/payments", {
    headers: { Authorization: `Bearer ${operatorToken}` },
    body: { gateway: "stripe", ...settings },
  });
/** What an operator is shown of it. */
const operatorSees = async () =>
  (
    await kit.backend.call("GET /api/operator/agencies/alpha/payments", {
      headers: { Authorization: `Bearer ${operatorToken}` },
    })
  ).body;
/** A paid and confirmed booking, and its Checkout Session. */
async function sell() {
  const placed = await kit.book();
  expect((await kit.startPayment(placed)).status).toBe(200);
  const session = await kit.lastCheckout(placed.reference);
  stripe.pay(session, "success");
  kit.wait(3);
  expect((await kit.get(placed)).state).toBe("confirmed");
  return { ...placed, session };
}
const paidBack = (session: string) => {
  const intent = stripe.sessions.get(session)?.payment_intent;
  return [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
};
const cancel = async (placed: { reference: string; key: string }) => {
  const { price } = await kit.get(placed);
  expect((await kit.cancel(placed, price.dueNow)).status).toBe(200);
};

it("takes a key that may do all that is needed, makes the webhook, and tells all owners", async () => {
  const before = (await mailed()).length;
  const { status, body } = await enter(own);
  expect([status, body]).toMatchObject([
    200,
    {
      gateway: "stripe",
      account: { gateway: "stripe", mode: "test", keyEnding: "0001" },
      lastEventAt: null,
    },
  ]);
  expect(await show()).toEqual(body);
  expect(endpointsOf()).toEqual([[webhookUrl, "enabled"]]);
  expect([...stripe.endpoints.values()][0]?.enabled_events).toEqual([
    "checkout.session.completed",
    "checkout.session.async_payment_succeeded",
    "checkout.session.async_payment_failed",
    "checkout.session.expired",
    "refund.updated",
    "refund.failed",
  ]);
  const sent = (await mailed()).slice(before);
  expect(sent.map(({ recipient }) => recipient)).toEqual(["owner@alpha.localhost"]);
  const [noted] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.action, "gateway.changed")),
  );
  expect(noted).toMatchObject({
    actorName: "Olivia Marsh",
    before: { gateway: "sandbox" },
    after: { gateway: "stripe", mode: "test" },
  });
  expect(await operatorSees()).toMatchObject({
    gateways: [{ gateway: "stripe", mode: "test", webhookSecrets: 1, isCurrent: true }],
  });
});

describe("a key that doesn't do leaves all as it was", () => {
  const restricted = (lacks: NonNullable<ReturnType<typeof stripe.keys.get>>["lacks"]) => {
    const key = "rk_test_51LacksSomePermissions";
    stripe.keys.set(key, { account: "acct_own", ...(lacks ? { lacks } : {}) });
    return key;
  };
  const unchanged = async (work: () => Promise<{ status: number; body: unknown }>) => {
    await entered(own);
    const [row, shown, endpoints] = [await storedRow(), await show(), endpointsOf()];
    const { status, body } = await work();
    expect([await storedRow(), await show(), endpointsOf()]).toEqual([row, shown, endpoints]);
    return [status, body];
  };

  it("a full one, which isn't even tried", async () => {
    const answer = await unchanged(async () => {
      const asked = stripe.calls.length;
      const refused = await enter(`sk_live_${"5".repeat(24)}`);
      expect(stripe.calls).toHaveLength(asked);
      return refused;
    });
    expect(answer).toMatchObject([422, { code: "gateway_key_unrestricted" }]);
  });

  it.each(["pk_test_51NotAKeyOfAnybody", "", "rk_test_short"])("%s, which is none", async (key) => {
    expect(await unchanged(() => enter(key))).toMatchObject([
      422,
      { code: "invalid_input", issues: [{ path: "secretKey" }] },
    ]);
  });

  it("one that Stripe doesn't know", async () => {
    const answer = await unchanged(() => enter("rk_live_51NobodyHasThisKey0000"));
    expect(answer).toMatchObject([422, { code: "gateway_key_wrong" }]);
  });

  it("one that lacks permissions, which are named", async () => {
    expect(await unchanged(() => enter(restricted(["refunds", "webhookEndpoints"])))).toMatchObject(
      [
        422,
        {
          code: "gateway_permissions_missing",
          issues: [{ path: "refunds" }, { path: "webhookEndpoints" }],
        },
      ],
    );
    for (const lacking of ["checkoutSessions", "paymentIntents"] as const)
      expect(await unchanged(() => enter(restricted([lacking])))).toMatchObject([
        422,
        { issues: [{ path: lacking }] },
      ]);
  });

  it("one that can't be tried since Stripe is down", async () => {
    const down = { status: 503, error: { type: "api_error", message: "down" } } as const;
    const answer = await unchanged(() => {
      stripe.faults.push(...Array.from({ length: 8 }, () => down));
      return enter(ownSecond).finally(() => (stripe.faults.length = 0));
    });
    expect(answer).toMatchObject([503, { code: "gateway_unreachable" }]);
  });
});

it("leaves what an operator has set meanwhile, and deletes the webhook again", async () => {
  await entered(own);
  beforeKeeping = async () => {
    expect(stripe.endpoints.size).toBe(2);
    await operatorSets({ secretKey: ownSecond });
  };
  expect(await enter(otherAccount)).toMatchObject({
    status: 409,
    body: { code: "version_conflict" },
  });
  expect(stripe.endpoints.size).toBe(1);
  expect(await show()).toMatchObject({ account: { mode: "test", keyEnding: "y002" } });
});

it("replaces a key of the same account, whose webhook stays the only one", async () => {
  await entered(own);
  const [endpoint] = stripe.endpoints.keys();
  const { session, ...placed } = await sell();
  for (const key of [ownSecond, own, ownSecond]) expect((await enter(key)).status).toBe(200);
  expect([...stripe.endpoints.keys()]).toEqual([endpoint]);
  expect((await show()).account?.keyEnding).toBe("y002");
  stripe.keys.delete(own);
  await cancel(placed);
  expect(paidBack(session)).toHaveLength(1);
});

it("makes a webhook that is gone again, and removes what an unfinished try has left", async () => {
  await entered(own);
  stripe.endpoints.clear();
  const unfinished = { enabled_events: [], url: webhookUrl };
  stripe.addEndpoint(unfinished);
  const foreign = stripe.addEndpoint({ enabled_events: [], url: "https://else.example/" });
  expect((await enter()).status).toBe(200);
  expect(endpointsOf()).toEqual([
    ["https://else.example/", "enabled"],
    [webhookUrl, "enabled"],
  ]);
  expect([...stripe.endpoints.keys()][0]).toBe(foreign);
});

it("refunds at the account of before what was paid there, and takes its events", async () => {
  await entered(own);
  const { session, ...placed } = await sell();
  const [former] = stripe.endpoints.keys();
  await entered(otherAccount);
  expect(stripe.endpoints.size).toBe(2);
  const later = await sell();
  await cancel(placed);
  await cancel(later);
  expect([paidBack(session).length, paidBack(later.session).length]).toEqual([1, 1]);
  expect(await operatorSees()).toMatchObject({
    gateways: [{ gateway: "stripe", mode: "live", isCurrent: true }],
  });
  // Back again, by the webhook that is still there.
  expect((await enter(ownSecond)).status).toBe(200);
  expect([...stripe.endpoints.keys()].includes(former ?? "")).toBe(true);
  expect(stripe.endpoints.size).toBe(2);
});

it("refunds what was paid at the account that an operator's key has replaced", async () => {
  await entered(own);
  const { session, ...placed } = await sell();
  expect((await operatorSets({ secretKey: otherAccount })).status).toBe(200);
  // The webhook of before isn't the new key's: an owner's next key is of another account, too.
  await entered(thirdAccount);
  await cancel(placed);
  expect(paidBack(session)).toHaveLength(1);
});

it("switches an operator's account on again, whose key may not see its webhook", async () => {
  stripe.keys.set(ownSecond, { account: "acct_own", lacks: ["webhookEndpoints"] });
  const webhook = stripe.addEndpoint({ enabled_events: [], url: webhookUrl });
  await operatorSets({ secretKey: ownSecond, webhookSecrets: ["whsec_of_the_operators_webhook"] });
  await change({ gateway: null });
  await entered();
  expect([...stripe.endpoints.keys()]).toEqual([webhook]);
  stripe.keys.set(ownSecond, { account: "acct_own", lacks: ["refunds"] });
  expect(await enter()).toMatchObject({ status: 422, body: { issues: [{ path: "refunds" }] } });
});

it("tells of no change where the key in use is tried again", async () => {
  await entered(own);
  const before = [(await mailed()).length, (await noted()).length];
  await entered();
  await entered(own);
  expect([(await mailed()).length, (await noted()).length]).toEqual(before);
});

it("keeps one of two keys that are entered at once, with the webhook that it has", async () => {
  let count = 0;
  let resolve = () => {};
  const both = new Promise<void>((done) => (resolve = done));
  beforeKeeping = () => {
    if ((count += 1) === 2) resolve();
    return both;
  };
  const answers = await Promise.all([enter(own), enter(ownSecond)]);
  beforeKeeping = () => Promise.resolve();
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(stripe.endpoints.size).toBe(1);
  const [kept] = stripe.endpoints.keys();
  expect(await enter()).toMatchObject({ status: 200, body: { gateway: "stripe" } });
  expect([...stripe.endpoints.keys()]).toEqual([kept]);
});

it("is switched off and on by owners, and never to the test gateway", async () => {
  expect((await change({ gateway: "sandbox" })).status).toBe(422);
  expect((await enter()).body).toMatchObject({ issues: [{ path: "secretKey" }] });
  await entered(own);
  const before = (await mailed()).length;
  expect((await change({ gateway: null })).body).toMatchObject({
    gateway: null,
    account: { keyEnding: "0001" },
  });
  expect((await noted()).at(-1)).toMatchObject({
    ...{ subject: "stripe", before: { gateway: "stripe", mode: "test" }, after: {} },
  });
  await change({ gateway: null });
  expect((await mailed()).length).toBe(before + 1);
  expect((await enter()).body).toMatchObject({ gateway: "stripe" });
  expect((await change({ gateway: "sandbox" })).status).toBe(422);
});

it("shows agents what it shows owners, restricted and sales agents nothing, and takes keys of managers", async () => {
  await enter(own, { as: "admin" });
  expect(await show({ as: "agent" })).toEqual(await show());
  for (const as of ["sales", "restricted", "traveller"] as const)
    expect((await kit.backend.call(getPaymentSettingsEndpoint, { as })).status).toBe(403);
  for (const as of ["agent", "sales", "restricted"] as const) {
    expect((await enter(ownSecond, { as })).status).toBe(403);
    expect((await change({ gateway: null }, { as })).status).toBe(403);
  }
  expect(await show()).toMatchObject({ gateway: "stripe", account: { keyEnding: "0001" } });
});

it("takes a password that was entered minutes ago, and no older one", async () => {
  const token = await kit.backend.signIn("alpha", "owner");
  const headers = { Authorization: `Bearer ${token}` };
  const send = () => kit.backend.call(changeGatewayEndpoint, { headers, body: { gateway: null } });
  const aged = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .update(sessions)
      .set({ provenAt: new Date(kit.now().getTime() - 11 * 60_000) })
      .returning({ id: sessions.userId }),
  );
  expect(aged).not.toEqual([]);
  expect(await send()).toMatchObject({ status: 403, body: { code: "proof_required" } });
  expect((await show()).gateway).toBe("sandbox");
});

it("is the agency's own: another has its own account or none", async () => {
  await entered(own);
  expect(await show({ agency: "beta" })).toMatchObject({ account: null });
  await enter(otherAccount, { agency: "beta" });
  expect(await show()).toMatchObject({ account: { keyEnding: "0001" } });
  expect(await show({ agency: "beta" })).toMatchObject({ account: { keyEnding: "ey03" } });
});

it("saves the brands that it shows, and no gateway with them", async () => {
  const save = async (settings: object) => {
    const { version } = await show();
    return kit.backend.call(savePaymentSettingsEndpoint, {
      as: "owner",
      body: { version, settings },
    });
  };
  expect((await save({ paymentBrands: ["Visa", "Dankort"] })).status).toBe(200);
  expect(await show()).toMatchObject({ settings: { paymentBrands: ["Visa", "Dankort"] } });
  for (const currentPaymentGateway of ["sandbox", null])
    expect(await save({ currentPaymentGateway })).toMatchObject({
      status: 422,
      body: { issues: [{ path: "settings.currentPaymentGateway" }] },
    });
});

it("shows when the account's last event came, and none of before it was entered", async () => {
  await entered(own);
  const { changedAt = "" } = (await show()).account ?? {};
  const receive = (seconds: number) => {
    const receivedAt = new Date(Date.parse(changedAt) + seconds * 1000);
    const event = { agencyId: kit.backend.ids.alpha, gateway: "stripe", receivedAt };
    return kit.backend.db.forAgency(event.agencyId, async (tx) => {
      await tx.insert(paymentEvents).values({ ...event, eventId: `evt_shown_${seconds}` });
      return receivedAt.toISOString();
    });
  };
  await receive(-60);
  expect(await show()).toMatchObject({ lastEventAt: null });
  const last = await receive(60);
  expect(await show()).toMatchObject({ lastEventAt: last });
  // Tried again it is still the same account.
  await entered();
  expect(await show()).toMatchObject({ lastEventAt: last, account: { changedAt } });
});

it("is ready for the first sale with real money alone", async () => {
  const isDone = async () => {
    const { body } = await kit.backend.call(getLaunchChecklistEndpoint, { as: "owner" });
    const { steps } = body as { steps: { id: string; isDone: boolean }[] };
    return steps.find(({ id }) => id === "payment")?.isDone;
  };
  expect(await isDone()).toBe(false);
  await entered(own);
  expect(await isDone()).toBe(false);
  await entered(otherAccount);
  expect(await isDone()).toBe(true);
  await change({ gateway: null });
  expect(await isDone()).toBe(false);
});

it("shows that the kept key can't be opened, and replaces nothing of it", async () => {
  await entered(own);
  const secrets = "another1.AAAA.AAAA.AAAA";
  await kit.backend.unscoped.update(paymentGateways).set({ secrets });
  expect(await show()).toMatchObject({ account: null, isAccountLocked: true });
  for (const key of [undefined, otherAccount])
    expect(await enter(key)).toMatchObject({ status: 422, body: { code: "secrets_key_missing" } });
  expect((await storedRow())?.secrets).toBe(secrets);
  expect((await change({ gateway: null })).body).toMatchObject({ gateway: null });
});

it("has no key or webhook secret anywhere in clear", async () => {
  const answers = [
    await enter(own),
    await enter(otherAccount),
    await enter("rk_live_51NobodyHasThisKey0000"),
  ];
  const shown = [answers.map(({ body }) => body), await show(), await operatorSees()];
  const backup = new PassThrough();
  const [rows] = await Promise.all([
    text(backup.pipe(createGunzip())),
    writeBackup(kit.backend.unscoped, backup),
  ]);
  const everything = JSON.stringify([shown, rows, kit.problems, kit.backend.logged.map(String)]);
  expect(everything).toContain("gateway.changed");
  for (const key of [...keys, "51NobodyHasThisKey"]) expect(everything).not.toContain(key);
  expect(everything).not.toMatch(/whsec_[0-9a-f]/);
});
