import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { bodyOf, statusOf } from "../testing/open-front-door";
import {
  answerWithNonce,
  headerOf,
  openPageCache,
  sharedHeaders,
  textOf,
  type OpenPageCache,
} from "../testing/open-page-cache";

let site: OpenPageCache;
afterEach(() => site.stop());

const text = `<!doctype html><script nonce="NONCE">start()</script><script type="application/json">{}</script>${"<p>words</p>".repeat(500)}`;
beforeEach(async () => {
  site = await openPageCache();
  site.reply(answerWithNonce(text));
});
const accepting = (value: string) => site.ask("/about", { headers: [`Accept-Encoding: ${value}`] });
const bytesOf = (answer: string) => Buffer.from(bodyOf(answer), "latin1");

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
  ["*;q=0, identity", undefined, (bytes: Buffer) => bytes],
])("a client that accepts %j gets %s", async (accepted, encoding, decode) => {
  for (const _ of [1, 2]) {
    const answer = await accepting(accepted);
    expect(headerOf(answer, "content-encoding")).toBe(encoding);
    expect(headerOf(answer, "content-length")).toBe(String(bytesOf(answer).length));
    expect(decode(bytesOf(answer)).toString()).toBe(text.replace(' nonce="NONCE"', ""));
  }
  expect(site.seen).toHaveLength(1);
});

test("each encoding has its own strong ETag, which stays while the bytes do", async () => {
  const tags = async () =>
    Promise.all(
      ["br", "gzip", "identity"].map(async (name) => headerOf(await accepting(name), "etag") ?? ""),
    );
  const first = await tags();
  expect(new Set(first).size).toBe(3);
  for (const tag of first) expect(tag).toMatch(/^"[\w-]{27}(-br|-gzip)?"$/);
  site.pageCache.purge(["a"]);
  expect(await tags()).toEqual(first);
  site.pageCache.purge(["a"]);
  site.reply(answerWithNonce(`${text}!`));
  expect(await tags()).not.toEqual(first);
});

test("a client that has it gets a 304, with the policy and without a body", async () => {
  const tag = headerOf(await accepting("br"), "etag") ?? "";
  const asking = (value: string, encoding = "br") =>
    site.ask("/about", { headers: [`Accept-Encoding: ${encoding}`, `If-None-Match: ${value}`] });
  for (const value of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
    const answer = await asking(value);
    expect([
      statusOf(answer),
      bodyOf(answer),
      headerOf(answer, "etag"),
      headerOf(answer, "cache-status"),
    ]).toEqual([304, "", tag, "front-door; hit"]);
    expect(headerOf(answer, "content-security-policy")).toContain("sha256-");
  }
  expect(statusOf(await asking('"other"'))).toBe(200);
  // The plain bytes are another representation.
  expect(statusOf(await asking(tag, "identity"))).toBe(200);
});

test("the policy lists exactly the scripts that run", async () => {
  const hash = createHash("sha256").update("start()").digest("base64");
  expect(headerOf(await accepting("br"), "content-security-policy")).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  );
});

test("a small page is not compressed", async () => {
  site.reply(
    (_request, response) => void response.writeHead(200, sharedHeaders()).end("<p>small</p>"),
  );
  const answer = await accepting("br");
  expect([headerOf(answer, "content-encoding"), textOf(answer)]).toEqual([
    undefined,
    "<p>small</p>",
  ]);
});
