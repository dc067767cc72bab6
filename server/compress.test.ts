import { once } from "node:events";
import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { openFrontDoor, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;
afterEach(() => site.stop());

const text = "<p>a page of some length</p>".repeat(100);
const openWith = async (headers: Record<string, string>, body: string | Buffer = text) =>
  (site = await openFrontDoor((_request, response) => response.writeHead(200, headers).end(body)));

async function ask(acceptEncoding: string | undefined, method = "GET") {
  const headers = acceptEncoding === undefined ? {} : { "accept-encoding": acceptEncoding };
  const [answer] = (await once(
    get({ port: site.port, host: "127.0.0.1", method, headers, agent: false }),
    "response",
  )) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0.5, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["deflate", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("Accept-Encoding %j is answered with %j", async (accept, encoding) => {
  await openWith({ "Content-Type": "text/html; charset=utf-8", Vary: "rsc", ETag: '"abc"' });
  const { headers, body } = await ask(accept);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("rsc, Accept-Encoding");
  expect(headers.etag).toBe(encoding ? 'W/"abc"' : '"abc"');
  const plain =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(text);
});

test.each([
  ["a picture", { "Content-Type": "image/webp" }, text],
  ["what is encoded already", { "Content-Type": "text/html", "Content-Encoding": "zstd" }, text],
  [
    "what may not be changed",
    { "Content-Type": "text/html", "Cache-Control": "no-transform" },
    text,
  ],
  ["a short answer", { "Content-Type": "application/json", "Content-Length": "2" }, "{}"],
])("%s is left unchanged", async (_name, headers: Record<string, string>, body) => {
  await openWith(headers, body);
  const answer = await ask("br");
  expect(answer.headers["content-encoding"]).toBe(headers["Content-Encoding"]);
  expect(answer.body.toString()).toBe(body);
});

test.each([
  "application/json",
  "text/x-component",
  "application/manifest+json",
  "application/xml",
  "image/svg+xml",
])("%s is compressed", async (type) => {
  await openWith({ "Content-Type": type });
  expect((await ask("br")).headers["content-encoding"]).toBe("br");
});

test("HEAD names the negotiation and carries nothing", async () => {
  await openWith({ "Content-Type": "text/html" });
  const { headers, body } = await ask("br", "HEAD");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(body).toHaveLength(0);
});

test("a streamed page is not held back by its encoding", async () => {
  let held: ServerResponse | undefined;
  site = await openFrontDoor((_request, response) => {
    held = response;
    response.writeHead(200, { "Content-Type": "text/html" }).write("<p>first");
  });
  const [answer] = (await once(
    get({ port: site.port, host: "127.0.0.1", headers: { "accept-encoding": "br" }, agent: false }),
    "response",
  )) as [IncomingMessage];
  const plain = answer.pipe(createBrotliDecompress());
  expect(((await once(plain, "data")) as [Buffer])[0].toString()).toBe("<p>first");
  held?.end("last</p>");
  expect((await buffer(plain)).toString()).toBe("last</p>");
});
