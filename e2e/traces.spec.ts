import { test } from "./second-site";
import { expect } from "./test";

const secret = "cAnArY-7f3";

type Span = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
};
type Attribute = { key: string; value: Record<string, unknown> };
/** OTLP/JSON (opentelemetry-proto, trace.proto). */
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, "attributes"> & { attributes: Attribute[] })[] }[];
  }[];
};

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const spans: Span[] = [];
let received = "";
function readSpans(json: string) {
  received += json;
  for (const { resource, scopeSpans } of (JSON.parse(json) as Export).resourceSpans ?? [])
    for (const span of scopeSpans.flatMap((scope) => scope.spans))
      spans.push({
        ...span,
        attributes: toRecord(span.attributes),
        service: String(toRecord(resource.attributes)["service.name"]),
      });
}
const rootOf = (requestId: string | undefined) =>
  spans.find(
    ({ service, attributes }) =>
      service === "travel-site-door" && attributes["request.id"] === requestId,
  );

test("a page view is one trace through the door, Next, the backend and its database, without secrets", async ({
  request,
  site,
}) => {
  site.readExport = readSpans;
  // Node doesn't resolve *.localhost.
  const ask = (path: string, headers: Record<string, string> = {}) =>
    request.get(`http://localhost:${site.port}${path}`, {
      headers: { ...headers, host: "voyara.localhost", cookie: `sid=${secret}` },
      maxRedirects: 0,
    });
  // The page is made from the backend's answers, not from kept ones.
  await site.purge("voyara");
  const outside = "0af7651916cd43dd8448eb211c80319c";
  const answer = await ask(`/de/about?key=${secret}&email=${secret}@example.com`, {
    traceparent: `00-${outside}-b7ad6b7169203331-01`,
  });
  expect(answer.status()).toBe(200);
  const requestId = answer.headers()["x-request-id"];
  await expect.poll(() => rootOf(requestId)?.name).toBe("GET /about");
  const root = rootOf(requestId);
  const trace = () => spans.filter(({ traceId }) => traceId === root?.traceId);
  await expect.poll(() => new Set(trace().map(({ service }) => service)).size).toBe(3);
  // Complete: every span's parent exists, and only the door has none.
  const orphans = () => {
    const ids = new Set(trace().map(({ spanId }) => spanId));
    return trace().filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
  };
  await expect.poll(() => orphans().map(({ name }) => name)).toEqual(["GET /about"]);
  expect(root?.traceId).not.toBe(outside);
  expect(root?.attributes).toMatchObject({
    agency: "voyara",
    route: "/about",
    "http.response.status_code": 200,
  });

  const byId = new Map(trace().map((span) => [span.spanId, span]));
  const wayUp = (span: Span | undefined): string[] =>
    span ? [span.service, ...wayUp(byId.get(span.parentSpanId ?? ""))] : [];
  const transaction = trace().find(
    ({ name, service }) =>
      service === "travel-site-backend" && name.startsWith("transaction as agency"),
  );
  expect([...new Set(wayUp(transaction))]).toEqual([
    "travel-site-backend",
    "travel-site-renderer",
    "travel-site-door",
  ]);
  // An agency lookup is shared by concurrent requests, and has its own id.
  const calls = trace().filter(
    ({ service, name }) => service === "travel-site-backend" && name.startsWith("GET /api/agency/"),
  );
  expect(calls.map(({ attributes }) => attributes["request.id"])).toEqual(
    calls.map(() => requestId),
  );
  expect(calls.length).toBeGreaterThan(0);

  for (const path of [
    `/url/${secret}`,
    `/verify?key=${secret}`,
    `/sandbox-payment/${secret}`,
    `/no-such/${secret}.php`,
    `/api/user/${secret}?q=${secret}`,
  ]) {
    const other = await ask(path);
    await expect
      .poll(() => rootOf(other.headers()["x-request-id"]) !== undefined, { message: path })
      .toBe(true);
  }
  expect(received.length).toBeGreaterThan(1_000);
  expect(received.toLowerCase()).not.toContain(secret.toLowerCase());
  // The log's line references the trace, and contains no secret either.
  await expect.poll(() => site.output()).toContain(`"requestId":"${requestId}"`);
  const line = site
    .output()
    .split("\n")
    .find((text) => text.includes(`"requestId":"${requestId}"`));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    traceId: root?.traceId,
    path: "/de/about",
    host: "voyara.localhost",
  });
  expect(site.output().toLowerCase()).not.toContain(secret.toLowerCase());
});
