import { serveMetrics } from "@/lib/observability/serve-metrics";
import { createTlsAsk } from "./tls-ask";
import { openFrontDoor } from "./testing/open-front-door";

const known = new Set(["atlas-journeys.com", "atlas.example.com"]);
const findAgency = (host: string) =>
  host === "slow.example"
    ? Promise.reject(new Error("refused"))
    : Promise.resolve(known.has(host) ? {} : null);

let listener: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  listener = await serveMetrics([], {
    host: "127.0.0.1",
    port: 0,
    answers: { "/tls-ask": createTlsAsk(findAgency) },
  });
});
afterAll(() => listener.close());

const ask = async (query: string, method = "GET") =>
  (
    await fetch(`http://127.0.0.1:${listener.port}/tls-ask${query}`, {
      method,
      headers: { connection: "close" },
    })
  ).status;

test("a certificate is allowed for agencies' domains, and for no other", async () => {
  expect(
    await Promise.all(
      ["atlas-journeys.com", "atlas.example.com", "nobody.example"].map((domain) =>
        ask(`?domain=${domain}`),
      ),
    ),
  ).toEqual([200, 200, 404]);
});

test("a missing domain is a 400, and other methods are rejected", async () => {
  expect([
    await ask(""),
    await ask("?domain="),
    await ask("?domain=atlas-journeys.com", "POST"),
  ]).toEqual([400, 400, 405]);
});

test("while the lookup fails there is no certificate, and the log says why", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(await ask("?domain=slow.example")).toBe(503);
  expect(logged.mock.calls.flat().join()).toContain(
    "certificates: the main API could not be asked",
  );
});

test("the public site never serves it: outsiders can't learn who is a customer", async () => {
  const site = await openFrontDoor((_request, response) => response.writeHead(404).end("a page"));
  expect(await site.ask("/tls-ask?domain=atlas-journeys.com")).toMatch(/^HTTP\/1\.1 404/);
  expect(site.seen.map(({ url }) => url)).toEqual(["/tls-ask?domain=atlas-journeys.com"]);
  await site.stop();
});
