import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { getAgencyEndpoint } from "./contract/agencies";
import { getExchangeRatesEndpoint } from "./contract/countries";
import { searchActivityDealsEndpoint, searchResortDealsEndpoint } from "./contract/deals";
import { logoutEndpoint } from "./contract/sessions";
import { createApi, type CallContext } from "./create-api";
import { holdDeadlines } from "../testing/hold-deadlines";
import { agencyFixture } from "./testing/agency-fixture";
import { openApiDouble } from "./testing/open-api-double";

type Double = Awaited<ReturnType<typeof openApiDouble>>;
let api: Double;
let failures: number;
const rates = { base: "USD", asOf: "2026-11-20", source: "ECB", rates: { EUR: 0.9 } };
const dealSearch = {
  date: "2026-12-05",
  latitude: 1,
  longitude: 2,
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};

beforeEach(async () => {
  failures = 0;
  api = await openApiDouble({ "other.test": agencyFixture() }, (app) => {
    app.get("/api/multi-currency/exchange", (context) =>
      failures-- > 0 ? context.text("busy", 503) : context.json(rates),
    );
    app.post("/api/dealray/deals/activity-search", (context) =>
      failures-- > 0 ? context.text("busy", 503) : context.json({ response: [] }),
    );
    app.post("/api/user/logout", (context) => context.text("busy", 503));
    app.post("/resort/deals", (context) => context.json({ data: [] }));
  });
});
afterEach(() => api.close());

const client = (context: Partial<CallContext> = {}, mainUrl = api.url) =>
  createApi({
    mainUrl,
    resortUrl: `${api.url}/resort`,
    backendToken: "service",
    context: {
      agencyHost: "acme.test",
      language: "es",
      sessionId: "tab-1",
      timeZone: "Europe/Madrid",
      ...context,
    },
  });
const sent = () => Object.fromEntries(api.calls.at(-1)?.headers ?? []);

test("every call carries its user, language and origin", async () => {
  await client({
    accessToken: "token",
    clientIp: "203.0.113.9",
    requestId: "req-1",
    agencyVersion: "2026-11-20T10:00:00.000Z",
  }).call(getExchangeRatesEndpoint);
  expect(sent()).toMatchObject({
    "content-type": "application/json",
    "accept-language": "es",
    "x-session-id": "tab-1",
    "x-timezone": "Europe/Madrid",
    authorization: "Bearer token",
    "x-agency-host": "acme.test",
    "x-backend-token": "service",
    "x-client-ip": "203.0.113.9",
    "x-agency-version": "2026-11-20T10:00:00.000Z",
    "x-request-id": "req-1",
  });
  expect(sent()).not.toHaveProperty("x-optional-auth");
  expect(sent()).not.toHaveProperty("x-correlation-id");
});

test("a deal link marks a call without a token, never one with", async () => {
  await client({ hasDealLink: true }).call(getExchangeRatesEndpoint);
  expect(sent()).toMatchObject({ "x-optional-auth": "true" });
  await client({ hasDealLink: true, accessToken: "token" }).call(getExchangeRatesEndpoint);
  expect(sent()).not.toHaveProperty("x-optional-auth");
});

test("the resort API has its own base and a correlation id", async () => {
  await client().call(searchResortDealsEndpoint, {
    query: { currency: "EUR" },
    body: { lat: 1, lon: 2 },
  });
  expect(api.calls.at(-1)).toMatchObject({ path: "/resort/deals", body: '{"lat":1,"lon":2}' });
  expect(sent()["x-correlation-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["a read", () => client().call(getExchangeRatesEndpoint)],
  ["a search", () => client().call(searchActivityDealsEndpoint, { body: dealSearch })],
])("%s is retried once", async (_name, call) => {
  failures = 1;
  await expect(call()).resolves.toBeTruthy();
  expect(api.calls).toHaveLength(2);
});

test("never retries twice", async () => {
  failures = 9;
  await expect(client().call(getExchangeRatesEndpoint)).rejects.toMatchObject({ status: 503 });
  expect(api.calls).toHaveLength(2);
});

test("a write is never retried", async () => {
  await expect(client().call(logoutEndpoint)).rejects.toMatchObject({
    name: "ApiError",
    status: 503,
    message: "Something went wrong",
  });
  expect(api.calls).toHaveLength(1);
});

test("an error has the server's message", async () =>
  expect(client().call(getAgencyEndpoint)).rejects.toMatchObject({
    status: 404,
    code: "agency_not_found",
    message: "agency_not_found",
    requestId: "r",
  }));

describe("a response that violates the contract names the call and the path", () => {
  const answering = async (body: string) => {
    const odd = await openApiDouble({}, (app) =>
      app.get("/api/multi-currency/exchange", (context) => context.body(body)),
    );
    const outcome = await client({}, odd.url)
      .call(getExchangeRatesEndpoint)
      .catch((error: Error) => `${error.name}: ${error.message}`);
    await odd.close();
    return outcome;
  };
  test.each([
    [
      "a missing field",
      JSON.stringify({ ...rates, asOf: undefined }),
      "ContractError: GET /api/multi-currency/exchange answered outside the contract at asOf",
    ],
    [
      "NaN",
      '{"base":"USD","asOf":"2026-11-20","source":"x","rates":{"EUR":NaN}}',
      "ContractError: GET /api/multi-currency/exchange answered outside the contract at (not JSON)",
    ],
    [
      "a wrong number",
      JSON.stringify({ ...rates, rates: { EUR: -1 } }),
      "ContractError: GET /api/multi-currency/exchange answered outside the contract at rates.EUR",
    ],
    [
      "truncated JSON",
      '{"base":"US',
      "ContractError: GET /api/multi-currency/exchange answered outside the contract at (not JSON)",
    ],
    [
      "a page",
      "<html>",
      "ContractError: GET /api/multi-currency/exchange answered outside the contract at (not JSON)",
    ],
    [
      "3 MB",
      JSON.stringify({ ...rates, source: "x".repeat(3_000_000) }),
      "RangeError: body is larger than 2000000 bytes",
    ],
  ])("%s", async (_name, body, outcome) => expect(await answering(body)).toBe(outcome));

  test("fields unknown to the contract are dropped", async () =>
    expect(await answering(JSON.stringify({ ...rates, secret: "wholesale" }))).toEqual(rates));
});

test("a redirect is not followed", async () => {
  const odd = await openApiDouble({}, (app) =>
    app.get("/api/multi-currency/exchange", (context) => context.redirect(`${api.url}/elsewhere`)),
  );
  await expect(client({}, odd.url).call(getExchangeRatesEndpoint)).rejects.toMatchObject({
    name: "TypeError",
  });
  expect(api.calls).toEqual([]);
  await odd.close();
});

test("a dripping response is cut at the deadline", async () => {
  let timer: NodeJS.Timeout | undefined;
  const drip = () =>
    new ReadableStream({
      start: (controller) =>
        void (timer = setInterval(() => controller.enqueue(Buffer.from(" ")), 100)),
    });
  const odd = await openApiDouble({}, (app) =>
    app.get("/api/multi-currency/exchange", () => new Response(drip())),
  );
  const deadlines = holdDeadlines();
  const fetched = jest.spyOn(globalThis, "fetch");
  const outcome = client({}, odd.url)
    .call(getExchangeRatesEndpoint)
    .catch((error: unknown) => error);
  await fetched.mock.results[0]?.value;
  deadlines[0]?.pass();
  expect(await outcome).toMatchObject({ name: "TimeoutError" });
  // One for the whole call, through all its phases.
  expect(deadlines.map(({ ms }) => ms)).toEqual([5_000]);
  expect(fetched).toHaveBeenCalledTimes(1);
  clearInterval(timer);
  await odd.close();
});

test("a call is part of the current trace, named after its pattern", async () => {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  await client({ requestId: "req-1" }).call(getExchangeRatesEndpoint);
  const [span] = exporter.getFinishedSpans();
  expect(span?.name).toBe("GET /api/multi-currency/exchange");
  expect(sent().traceparent).toBe(
    `00-${span?.spanContext().traceId}-${span?.spanContext().spanId}-01`,
  );
  expect(span?.attributes).toMatchObject({
    "request.id": "req-1",
    "http.response.status_code": 200,
  });
});
