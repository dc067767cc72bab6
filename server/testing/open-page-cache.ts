import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createPageCache, type PageCache, type PageCacheSettings } from "../page-cache/page-cache";
import { bodyOf, openAdmission, openFrontDoor } from "./open-front-door";

/** The headers middleware sets on a page that may be shared. */
export const sharedHeaders = (overrides: Record<string, string | string[]> = {}) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'self'; script-src 'self'; object-src 'none'",
  "cache-control": "private, no-cache",
  "cdn-cache-control": "public, max-age=60, stale-while-revalidate=540, stale-if-error=3600",
  "cache-tag": "a, a:deals, rates",
  vary: "rsc, next-url",
  ...overrides,
});

/**
 * Responds like Next and middleware with the nonce of the request, in place of `NONCE` in head and
 * body.
 */
export function answerWithNonce(
  html: string,
  overrides: Record<string, string> = {},
): RequestListener {
  const policy = "default-src 'self'; script-src 'self' 'nonce-NONCE'; object-src 'none'";
  return (request, response) => {
    const fillIn = (text: string) =>
      text.replaceAll("NONCE", request.headers["x-nonce"]?.toString() ?? "none");
    const headers = Object.entries({ "content-security-policy": policy, ...overrides }).map(
      ([name, value]) => [name, fillIn(value)] as const,
    );
    response.writeHead(200, sharedHeaders(Object.fromEntries(headers))).end(fillIn(html));
  };
}

const reply: RequestListener = (request, response) =>
  void response
    .writeHead(200, sharedHeaders())
    .end(
      `<p>${request.headers["x-shared-fill"] ? "shared" : "own"} ${request.headers.host} ${request.url}</p>`,
    );

/** A page cache before a double of Next. */
export const toPageCache = (socketPath: string, settings: Partial<PageCacheSettings>): PageCache =>
  createPageCache({
    admission: openAdmission(socketPath),
    trustProxy: false,
    maxBytes: 8 * 1024 * 1024,
    rootDomain: "test",
    defaultAgency: "demo",
    ...settings,
  });

/**
 * The front door with a page cache under a manual clock, before a double of Next whose response can
 * be changed at any time.
 */
export async function openPageCache(
  settings: Partial<PageCacheSettings> | ((socketPath: string) => Partial<PageCacheSettings>) = {},
  { trustProxy = false } = {},
) {
  let now = 1_000_000;
  let listener = reply;
  let hold: Promise<void> | null = null;
  let arrived = 0;
  const toCache = (socketPath: string) =>
    toPageCache(socketPath, {
      now: () => now,
      ...(typeof settings === "function" ? settings(socketPath) : settings),
    });
  let pageCache: PageCache | undefined;
  const answerNext = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = listener;
    await hold;
    answer(request, response);
  };
  const site = await openFrontDoor(
    (request, response) => void answerNext(request, response),
    (socketPath) => ({ trustProxy, pageCache: (pageCache = toCache(socketPath)) }),
  );
  if (!pageCache) throw new Error("the door was opened without its cache");
  site.door.on("request", () => (arrived += 1));

  return {
    ...site,
    pageCache,
    fills: () => site.seen.filter(({ headers }) => headers["x-shared-fill"] === "1"),
    seconds: (count: number) => void (now += count * 1000),
    /** How Next responds from now on. */
    reply: (next: RequestListener) => void (listener = next),
    /** Every response waits until the returned function is called. */
    hold: () => {
      let release = () => {};
      hold = new Promise((resolve) => (release = resolve));
      return () => {
        hold = null;
        release();
      };
    },
    /** Waits until Next has received this many requests. */
    requested: async (count: number) => {
      while (site.seen.length < count) await new Promise(setImmediate);
    },
    /** Waits until this many requests have passed the door's first steps. */
    arrived: async (count: number) => {
      while (arrived < count) await new Promise(setImmediate);
      await new Promise(setImmediate);
    },
  };
}

export type OpenPageCache = Awaited<ReturnType<typeof openPageCache>>;
export const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, "im").exec(answer.slice(0, answer.indexOf("\r\n\r\n") + 2))?.[1];

/** The body without HTTP's chunk framing. */
export function textOf(answer: string): string {
  const body = bodyOf(answer);
  if (headerOf(answer, "transfer-encoding") !== "chunked") return body;
  let text = "";
  for (let at = 0; ;) {
    const end = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.slice(at, end), 16);
    if (!length) return text;
    text += body.slice(end + 2, end + 2 + length);
    at = end + 4 + length;
  }
}
