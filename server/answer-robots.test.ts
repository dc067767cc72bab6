import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerRobots } from "./answer-robots";

let api: Awaited<ReturnType<typeof standInApi>>;
const server = createServer(
  (request, response) =>
    void answerRobots(request, response).then((isDone) => isDone || response.end("Next's")),
);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());
beforeEach(async () => {
  api = await standInApi({
    "acme.localhost": agencyFixture({ subdomain: "acme" }),
    "asleep.localhost": agencyFixture({ subdomain: "asleep", status: "Inactive" }),
  });
});
afterEach(() => api.close());

async function get(
  path: string,
  { host = "acme.localhost", method = "GET", headers = {} }: Record<string, unknown> = {},
) {
  const { port } = server.address() as AddressInfo;
  const outgoing = ask({
    port,
    path,
    method: String(method),
    headers: { host: String(host), ...(headers as object) },
    agent: false,
  }).end();
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { headers: answer.headers, body: await text(answer) };
}

it("is the agency's own, and private unless the front door will share it", async () => {
  const { headers, body } = await get("/robots.txt");
  expect(body).toContain("Sitemap: http://acme.localhost");
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "x-agency": "acme",
  });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers).not.toHaveProperty("cdn-cache-control");
});

it("proposes sharing for a fill, with the agency's tag", async () => {
  const { headers } = await get("/robots.txt", { headers: { "x-shared-fill": "1" } });
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    "cache-tag": "acme,rates",
    "cdn-cache-control": expect.stringContaining("max-age=300") as string,
  });
  const odd = await get("/robots.txt?x=1", { headers: { "x-shared-fill": "1" } });
  expect(odd.headers).not.toHaveProperty("cdn-cache-control");
});

it("has no body for HEAD", async () => {
  const { headers, body } = await get("/robots.txt", { method: "HEAD" });
  expect([headers["x-agency"], body]).toEqual(["acme", ""]);
});

it.each([
  ["another path", "/robots.txt/x", {}],
  ["a path that only begins like it", "/robots.txtx", {}],
  ["a POST", "/robots.txt", { method: "POST" }],
  ["an unknown host", "/robots.txt", { host: "nobody.localhost" }],
  ["an inactive agency", "/robots.txt", { host: "asleep.localhost" }],
])("leaves %s to Next", async (_name, path, options) =>
  expect((await get(path, options)).body).toBe("Next's"),
);

it("leaves it to Next when the agency can't be looked up", async () => {
  api.fail();
  expect((await get("/robots.txt")).body).toBe("Next's");
});
