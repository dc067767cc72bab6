import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { Webhook as Verifier } from "standardwebhooks";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { webhookEvents, type WebhookEvent } from "@/lib/api/contract/webhook-events";
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  maximumWebhooks,
  removeWebhookEndpoint,
  replayWebhookDeliveryEndpoint,
  rollWebhookSecretEndpoint,
  startWebhookEndpoint,
  testWebhookEndpoint,
  type Webhook,
  type WebhookDelivery,
} from "@/lib/api/contract/webhooks";
import { auditEvents } from "../db/schema/audit-events";
import { mails } from "../db/schema/mails";
import { sessions } from "../db/schema/users";
import { webhookDeliveries, webhookEndpoints } from "../db/schema/webhooks";
import type { DemoRole } from "../demo/demo-users";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";
import { queueWebhooks } from "../webhooks/queue-webhooks";
import { startWebhookDispatcher } from "../webhooks/start-webhook-dispatcher";

type Received = { headers: IncomingHttpHeaders; body: string };
type Payload = { type: string; timestamp: string; data: Record<string, string> };
let kit: BookingKit;
let server: Server;
let received: Received[];
/** What the receiver answers with; 301: another address, which must get nothing. */
let status: number;
let redirected: number;
/** What waits at `/held` until it is answered by hand; null: nothing has to. */
let held: ServerResponse[] | null;
let onArrival: () => void;
let dispatchers: ReturnType<typeof startWebhookDispatcher>[];
const problems: string[] = [];
const dispatch = (allowLoopbackUrls = true) => {
  const started = startWebhookDispatcher({
    ...{ db: kit.backend.db, outbound: { allowLoopbackUrls }, now: kit.now },
    logProblem: (line) => void problems.push(line),
  });
  dispatchers.push(started);
  return started;
};
const url = (path = "/in?key=own") =>
  `http://localhost:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  kit = await openBookingKit();
  server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      if (request.url === "/held" && held) {
        held.push(response);
        return onArrival();
      }
      if (request.url === "/other") redirected += 1;
      else received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, status === 301 ? { location: "/other" } : {}).end("x".repeat(64));
      onArrival();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await kit.close();
});
beforeEach(async () => {
  [received, status, redirected, dispatchers] = [[], 200, 0, []];
  [held, onArrival] = [null, () => {}];
  for (const agency of ["alpha", "beta"] as const)
    await kit.backend.db.forAgency(kit.backend.ids[agency], (tx) => tx.delete(webhookEndpoints));
});
afterEach(async () => {
  await Promise.all(dispatchers.map((each) => each.stop()));
  expect(problems.splice(0)).toEqual([]);
});

type By = { as?: DemoRole; agency?: TestAgency };
const call = (
  endpoint: Endpoint,
  { as = "owner", agency = "alpha" }: By = {},
  sent: { params?: Record<string, string>; body?: object } = {},
) => kit.backend.call(endpoint, { as, agency, ...sent });
const create = (by: By = {}, events: readonly string[] = webhookEvents, at = "hooks.example.com") =>
  call(createWebhookEndpoint, by, { body: { url: `https://${at}/in?key=own`, events } });
/** A webhook that leads to the receiver of these tests, which no address that is accepted does. */
async function open(events: readonly WebhookEvent[] = webhookEvents, by: By = {}, path?: string) {
  const { body } = await create(by, events);
  const { webhook, secret } = body as { webhook: Webhook; secret: string };
  await kit.backend.db.forAgency(kit.backend.ids[by.agency ?? "alpha"], (tx) =>
    tx
      .update(webhookEndpoints)
      .set({ url: url(path) })
      .where(eq(webhookEndpoints.id, webhook.id)),
  );
  return { params: { id: webhook.id }, secret };
}
const list = async (by: By = {}) =>
  (await call(listWebhooksEndpoint, by)).body.webhooks as Webhook[];
const deliveriesOf = async (params: { id: string }) =>
  (await call(listWebhookDeliveriesEndpoint, {}, { params })).body.deliveries as WebhookDelivery[];
const test = async (params: { id: string }) =>
  (await call(testWebhookEndpoint, {}, { params })).body.delivery as WebhookDelivery;
const replay = (params: { id: string }, deliveryId: string) =>
  call(replayWebhookDeliveryEndpoint, {}, { params: { ...params, deliveryId } });
const verify = ({ headers, body }: Received, secret: string) => {
  // The library compares with the time of today.
  const clock = jest.spyOn(Date, "now").mockReturnValue(kit.now().getTime());
  try {
    return new Verifier(secret).verify(body, headers as Record<string, string>) as Payload;
  } finally {
    clock.mockRestore();
  }
};
const rowsOf = (agency: TestAgency = "alpha") =>
  kit.backend.db.forAgency(kit.backend.ids[agency], async (tx) => ({
    endpoints: await tx.select().from(webhookEndpoints),
    deliveries: await tx.select().from(webhookDeliveries),
  }));
const happen = (agency: TestAgency = "alpha") =>
  kit.backend.db.forAgency(kit.backend.ids[agency], (tx) =>
    queueWebhooks(tx, {
      ...{ agencyId: kit.backend.ids[agency], type: "booking.failed", now: kit.now() },
      data: { state: "failed" },
    }),
  );

it("sends each new state of a booking once, signed, with ids and states alone", async () => {
  const { params, secret } = await open();
  const few = await open(["booking.cancelled"]);
  const other = await open(webhookEvents, { agency: "beta" });
  const { reference } = await kit.confirm();
  await Promise.all([dispatch().sendDue(), dispatch().sendDue()]);
  const sent = received
    .map((each) => verify(each, secret))
    .toSorted((one, next) => Date.parse(one.timestamp) - Date.parse(next.timestamp));
  const { id: bookingId, total } = await kit.rowOf(reference);
  expect(sent).toEqual(
    (
      [
        ["booking.created", "quoted"],
        ["booking.held", "held"],
        ["booking.pending", "pendingSupplier"],
        ["booking.confirmed", "confirmed"],
      ] as const
    ).map(([type, state]) => ({
      ...{ type, timestamp: expect.any(String) },
      data: { bookingId, reference, service: "hotels", state },
    })),
  );
  const text = received.map(({ body }) => body).join("\n");
  expect(text).not.toMatch(/Nina|Berg|@|amount|price|total/i);
  expect(text).not.toContain(String(total));
  expect(received[0]?.headers["content-type"]).toBe("application/json");
  const [latest] = await deliveriesOf(params);
  expect(latest).toMatchObject({
    ...{ type: "booking.confirmed", state: "delivered", attempts: 1, lastStatus: 200 },
    ...{ nextAttemptAt: null, lastError: null },
  });
  expect(await deliveriesOf(few.params)).toEqual([]);
  expect((await rowsOf("beta")).deliveries).toEqual([]);
  expect(other.secret).not.toBe(secret);
});

it("sends nothing of a transaction that is undone", async () => {
  await open();
  await expect(
    kit.backend.db.forAgency(kit.backend.ids.alpha, async (tx) => {
      await queueWebhooks(tx, {
        ...{ agencyId: kit.backend.ids.alpha, type: "booking.failed", data: {}, now: kit.now() },
      });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await dispatch().sendDue();
  expect(received).toEqual([]);
});

it("tries again with the same id, and replays with it what has arrived", async () => {
  const { params, secret } = await open();
  status = 500;
  const { id } = await test(params);
  const dispatcher = dispatch();
  await dispatcher.sendDue();
  expect(await deliveriesOf(params)).toMatchObject([
    { id, state: "waiting", attempts: 1, lastStatus: 500 },
  ]);
  expect((await list())[0]?.failingSince).toEqual(expect.any(String));
  await dispatcher.sendDue();
  expect(received).toHaveLength(1);
  status = 204;
  kit.wait(5);
  await dispatcher.sendDue();
  expect(await deliveriesOf(params)).toMatchObject([{ id, state: "delivered", attempts: 2 }]);
  expect((await list())[0]?.failingSince).toBeNull();
  expect(await replay(params, id)).toMatchObject({
    body: { delivery: { id, state: "waiting", attempts: 0 } },
  });
  await dispatcher.sendDue();
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id, id]);
  expect(verify(received[2] as Received, secret)).toEqual(
    expect.objectContaining({ type: "webhook.test", data: { webhookId: params.id } }),
  );
});

/** Resolves when the receiver has got so much. */
const arrive = (isEnough: () => boolean) =>
  new Promise<void>((resolve) => {
    onArrival = () => isEnough() && resolve();
  });

it("keeps no address waiting for one that doesn't answer", async () => {
  const waiting: ServerResponse[] = (held = []);
  const slow = await open(webhookEvents, {}, "/held");
  await open();
  for (let index = 0; index < 5; index++) await happen();
  const arrived = arrive(() => received.length === 5);
  const sent = dispatch().sendDue();
  await arrived;
  expect(waiting.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  held = null;
  for (const response of waiting) response.end();
  await sent;
  expect(received).toHaveLength(8);
  expect((await deliveriesOf(slow.params)).map(({ state }) => state)).toEqual(
    Array.from({ length: 5 }, () => "delivered"),
  );
});

it("keeps what became of a replay when the attempt before it ends", async () => {
  const waiting: ServerResponse[] = (held = []);
  const { params } = await open(webhookEvents, {}, "/held");
  const { id } = await test(params);
  const arrived = arrive(() => waiting.length === 1);
  const sent = dispatch().sendDue();
  await arrived;
  await replay(params, id);
  held = null;
  await dispatch().sendDue();
  waiting[0]?.writeHead(500).end();
  await sent;
  expect(await deliveriesOf(params)).toMatchObject([{ id, state: "delivered", lastStatus: 200 }]);
});

it("gives up after three days, stops an address at which nothing has arrived, and mails", async () => {
  const { params } = await open();
  status = 503;
  await happen();
  const dispatcher = dispatch();
  const times: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    await dispatcher.sendDue();
    const [delivery] = await deliveriesOf(params);
    expect([attempt, received.length, delivery?.attempts]).toEqual([attempt, attempt, attempt]);
    const next = Date.parse(delivery?.nextAttemptAt ?? "");
    if (attempt < 10) times.push((next - kit.now().getTime()) / 60_000);
    if (attempt < 10) kit.setClock(new Date(next).toISOString());
  }
  expect(times).toEqual([5 / 60, 5, 30, 120, 300, 600, 840, 1_200, 1_440]);
  const [stopped] = await list();
  expect(stopped?.stoppedAt).toEqual(expect.any(String));
  expect((await deliveriesOf(params))[0]?.state).toBe("givenUp");
  const sent = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(eq(mails.kind, "webhookStopped")),
  );
  expect(sent.map(({ recipient }) => recipient)).toEqual(["owner@alpha.localhost"]);
  // Without its query, which may be a secret.
  expect(sent[0]?.subject).toMatch(/^Webhook to localhost:\d+ stopped$/);

  await happen();
  expect((await rowsOf()).deliveries).toHaveLength(1);
  const given = (await deliveriesOf(params))[0]?.id ?? "";
  const refused = { status: 409, body: { code: "webhook_stopped" } };
  expect(await replay(params, given)).toMatchObject(refused);
  expect(await call(testWebhookEndpoint, {}, { params })).toMatchObject(refused);
  status = 200;
  expect((await call(startWebhookEndpoint, {}, { params })).body.webhook).toMatchObject({
    ...{ stoppedAt: null, failingSince: null },
  });
  await replay(params, given);
  await dispatcher.sendDue();
  expect((await deliveriesOf(params))[0]).toMatchObject({ id: given, state: "delivered" });
});

it("stops an address that is gone, with what waits for it", async () => {
  const { params } = await open();
  const dispatcher = dispatch();
  status = 500;
  await happen();
  await dispatcher.sendDue();
  status = 410;
  await happen();
  await dispatcher.sendDue();
  expect((await list())[0]?.stoppedAt).toEqual(expect.any(String));
  const noted = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.subjectId, params.id)),
  );
  expect(noted.map(({ action, actorId }) => [action, actorId])).toContainEqual([
    ...["webhook.stopped", null],
  ]);
  expect((await deliveriesOf(params)).map(({ state }) => state)).toEqual(["givenUp", "givenUp"]);
  kit.wait(5);
  await dispatcher.sendDue();
  expect(received).toHaveLength(2);
});

it("follows no redirect, and asks nothing on its own machine", async () => {
  const { params } = await open();
  status = 301;
  await test(params);
  await dispatch().sendDue();
  expect((await deliveriesOf(params))[0]).toMatchObject({
    ...{ state: "waiting", lastStatus: null, lastError: "answers with a redirect" },
  });
  expect([received.length, redirected]).toEqual([1, 0]);
  await Promise.all(dispatchers.map((each) => each.stop()));
  kit.wait(5);
  await dispatch(false).sendDue();
  expect((await deliveriesOf(params))[0]).toMatchObject({
    ...{ attempts: 2, lastError: "must start with https://" },
  });
  expect(received).toHaveLength(1);
});

it("forgets deliveries after 30 days", async () => {
  const { params } = await open();
  await test(params);
  await dispatch().sendDue();
  expect(await deliveriesOf(params)).toHaveLength(1);
  kit.wait(31 * 24 * 60 * 60);
  await dispatch().sendDue();
  expect(await deliveriesOf(params)).toEqual([]);
});

it.each([
  "http://hooks.example.com/in",
  "https://192.0.2.7/in",
  "https://169.254.169.254/latest",
  "https://localhost/in",
  "http://localhost:3000/in",
  "https://user:word@hooks.example.com",
  "https://alpha-travel.example/in",
  "hooks.example.com",
])("sends nothing to %s", async (to) => {
  const body = { url: to, events: ["booking.confirmed"] };
  expect(await call(createWebhookEndpoint, {}, { body })).toMatchObject({
    ...{ status: 422, body: { issues: [{ path: "url" }] } },
  });
});

it("has at most 5, and shows the secret of none later", async () => {
  const secrets: string[] = [];
  for (let index = 1; index < maximumWebhooks; index++)
    secrets.push((await open()).secret.replace("whsec_", ""));
  // These run at the same time on a server alone, not in the embedded database.
  await Promise.all([create(), create(), create()]);
  expect(await list()).toHaveLength(maximumWebhooks);
  expect(await create()).toMatchObject({ status: 409, body: { code: "too_many_webhooks" } });
  const webhook = (await list()).find((each) => each.url === url());
  const params = { id: webhook?.id ?? "" };
  const changed = await call(
    changeWebhookEndpoint,
    {},
    {
      ...{ params, body: { events: ["booking.refunded", "booking.created"] } },
    },
  );
  expect((changed.body.webhook as Webhook).events).toEqual(["booking.created", "booking.refunded"]);
  await test(params);
  await dispatch().sendDue();
  const audit = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.subjectKind, "webhook")),
  );
  const seen = JSON.stringify([
    ...[await list(), await deliveriesOf(params), await rowsOf(), audit, changed.body],
    ...kit.backend.logged,
  ]);
  for (const secret of secrets) expect(seen).not.toContain(secret);
  expect(JSON.stringify(audit)).not.toContain("key=own");
  expect(audit.find(({ action }) => action === "webhook.changed")?.after).toEqual({
    events: "booking.created, booking.refunded",
  });
});

it("signs with both secrets for a day after a new one", async () => {
  const { params, secret } = await open();
  const rolled = (await call(rollWebhookSecretEndpoint, {}, { params })).body.secret as string;
  const dispatcher = dispatch();
  const send = async () => {
    await test(params);
    await dispatcher.sendDue();
    return received.at(-1) as Received;
  };
  const first = await send();
  for (const each of [secret, rolled]) expect(verify(first, each).type).toBe("webhook.test");
  kit.wait(24 * 60 * 60);
  const later = await send();
  expect(verify(later, rolled).type).toBe("webhook.test");
  expect(() => verify(later, secret)).toThrow("No matching signature found");
});

it("counts what it can't sign as failed, until there is a new secret", async () => {
  const { params } = await open();
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.update(webhookEndpoints).set({ secret: "lost.AA.AA.AA" }),
  );
  const { id } = await test(params);
  const dispatcher = dispatch();
  await dispatcher.sendDue();
  expect((await deliveriesOf(params))[0]).toMatchObject({
    ...{ state: "waiting", lastError: "can't be signed: make a new secret" },
    nextAttemptAt: new Date(kit.now().getTime() + 5_000).toISOString(),
  });
  expect(problems.splice(0)).toEqual([expect.stringContaining(`${id}: SECRETS_KEY`)]);
  const secret = (await call(rollWebhookSecretEndpoint, {}, { params })).body.secret as string;
  kit.wait(5);
  await dispatcher.sendDue();
  expect(verify(received[0] as Received, secret).type).toBe("webhook.test");
});

const ofOne: [Endpoint, object?][] = [
  [changeWebhookEndpoint, { events: ["booking.held"] }],
  [rollWebhookSecretEndpoint],
  [startWebhookEndpoint],
  [removeWebhookEndpoint],
  [testWebhookEndpoint],
  [listWebhookDeliveriesEndpoint],
  [replayWebhookDeliveryEndpoint],
];

it("is for owners of the agency alone, and takes their password for what changes something", async () => {
  const { params } = await open();
  const { id: deliveryId } = await test(params);
  const second = await open();
  const before = await rowsOf();
  const all = { ...params, deliveryId };
  for (const [endpoint, body] of ofOne) {
    const sent = { params: all, ...(body ? { body } : {}) };
    expect([endpoint.path, await call(endpoint, { agency: "beta" }, sent)]).toMatchObject([
      endpoint.path,
      { status: 404, body: { code: "webhook_not_found" } },
    ]);
    for (const as of ["admin", "agent", "sales", "restricted"] as const)
      expect([endpoint.path, await call(endpoint, { as }, sent)]).toMatchObject([
        endpoint.path,
        { status: 403, body: { code: "not_allowed" } },
      ]);
  }
  expect(await replay(second.params, deliveryId)).toMatchObject({ status: 404 });
  expect(await list({ agency: "beta" })).toEqual([]);
  for (const as of ["admin", "agent"] as const) {
    expect((await call(listWebhooksEndpoint, { as })).status).toBe(403);
    expect((await create({ as })).status).toBe(403);
  }
  expect(await rowsOf()).toEqual(before);

  const token = await kit.backend.signIn("alpha", "owner");
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.update(sessions).set({ provenAt: new Date("2020-01-01T00:00:00Z") }),
  );
  const headers = { Authorization: `Bearer ${token}` };
  const body = { url: "https://hooks.example.com", events: ["booking.held"] };
  for (const [endpoint, own] of [
    [createWebhookEndpoint, body],
    [changeWebhookEndpoint, { events: body.events }],
    [rollWebhookSecretEndpoint, undefined],
    [removeWebhookEndpoint, undefined],
  ] as const)
    expect(
      await kit.backend.call(endpoint, { headers, params, ...(own ? { body: own } : {}) }),
    ).toMatchObject({ status: 403, body: { code: "proof_required" } });
  expect(await rowsOf()).toEqual(before);
});

it("forgets a removed webhook with its deliveries", async () => {
  const { params } = await open();
  await test(params);
  expect(await call(removeWebhookEndpoint, {}, { params })).toMatchObject({ status: 200 });
  expect(await rowsOf()).toEqual({ endpoints: [], deliveries: [] });
  await dispatch().sendDue();
  expect(received).toEqual([]);
});
