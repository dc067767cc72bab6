import { randomBytes } from "node:crypto";
import { request as startRequest, type IncomingMessage } from "node:http";
import type { DoorAdmission } from "../admission/create-door-admission";
import { isBareErrorDocument, isErrorPage } from "../error-pages";
import { toClientHeaders } from "../forwarded-headers";
import { isIncomplete } from "../incomplete";
import type { Upstream } from "../proxy";
import type { CacheKey } from "./cache-key";
import { toEntry, type Entry } from "./entry";
import type { Lifetimes } from "./freshness";
import { isSharedError, resolveKeeping } from "./resolve-keeping";
import { toFillRequest, type FillRequest } from "./to-fill-request";

/** Longer responses are no pages. */
const maxBytes = 4 * 1024 * 1024;
/** Until the last byte. */
const answerTimeoutMs = 30_000;
const notCached: Lifetimes = { fresh: 0, whileRevalidate: 0, onError: 0 };

export type FillSettings = {
  geoCountryHeader?: string | undefined;
  /** Limits concurrent requests to Next, and chooses the process. */
  admission: Pick<DoorAdmission, "enter" | "hold">;
  now: () => number;
};

/** The request that triggered the fill; only these parts of it are used. */
export type FillTrigger = {
  readonly requestId: string;
  readonly agency: string | null;
  /** The network the fill's place is charged to; none of it reaches Next. */
  readonly network: string;
  /** The trace that this request is part of. */
  readonly upstreamHeaders: Readonly<Record<string, string>>;
  /** Next has responded, and named the agency. */
  noteRender: (agency: string | string[] | undefined) => void;
};

/**
 * The result of a fill: a response for all waiting requests, cached if `whole` (`incomplete`:
 * marked so while it was rendered; `missing`: an error page saying why there is no page), or that
 * it can't be shared.
 */
export type FillResult =
  | { entry: Entry; kind: "whole" | "incomplete" | "missing" }
  | { isRefused: true };

type RequestContext = {
  upstream: Upstream;
  trigger: FillTrigger;
  nonce: string | null;
  signal: AbortSignal;
};

async function requestPage(
  { path, headers }: FillRequest,
  { upstream: { agent, socketPath }, trigger, nonce, signal }: RequestContext,
): Promise<IncomingMessage> {
  const { requestId, upstreamHeaders } = trigger;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      agent,
      socketPath,
      method: "GET",
      path,
      headers: {
        ...headers,
        ...upstreamHeaders,
        "x-request-id": requestId,
        ...(nonce ? { "x-nonce": nonce } : {}),
      },
      maxHeaderSize: 64 * 1024,
      signal,
    };
    startRequest(options).once("response", resolve).on("error", reject).end();
  });
  trigger.noteRender(answer.headers["x-agency"]);
  return answer;
}

async function readBody(answer: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  if (!answer.complete) throw new Error("Next broke off");
  return Buffer.concat(chunks, length);
}

/**
 * A complete error page without `Retry-After` is definitive (the agency has closed), so no stale
 * copy is sent instead.
 */
const isFailure = (answer: IncomingMessage) =>
  (answer.statusCode ?? 502) >= 500 &&
  (!isErrorPage(answer) || answer.headers["retry-after"] !== undefined);

/**
 * `tags`: of the requested page, even if an error page replaces it: a purge of one of them may
 * create it.
 */
type Rendered = {
  answer: IncomingMessage;
  tags: string | string[] | undefined;
  lifetimes: Lifetimes | null;
  plain: Buffer;
  nonce: string | null;
};

/**
 * The error page with text for the same request, in place of Next's empty document; null if it
 * can't be shared.
 */
async function requestErrorPage(
  { path, headers }: FillRequest,
  status: number,
  context: RequestContext,
): Promise<IncomingMessage | null> {
  const page = await requestPage(
    { path, headers: { ...headers, "x-render-error": String(status) } },
    context,
  );
  if (isSharedError(page, { status, rsc: null, nonce: context.nonce })) return page;
  page.resume();
  return null;
}

type RenderSettings = FillSettings & { upstream: Upstream };

/** Null if the response is private. */
async function render(
  key: CacheKey,
  trigger: FillTrigger,
  { upstream, geoCountryHeader }: RenderSettings,
): Promise<Rendered | null> {
  const { rsc } = key;
  // The client router's responses contain no scripts to vouch for.
  const nonce = rsc ? null : randomBytes(16).toString("hex");
  const fillRequest = toFillRequest(key, { geoCountryHeader });
  const context: RequestContext = {
    upstream,
    trigger,
    nonce,
    signal: AbortSignal.timeout(answerTimeoutMs),
  };
  const first = await requestPage(fillRequest, context);
  const { statusCode: status = 502 } = first;
  const lifetimes = resolveKeeping(first, { rsc, nonce });
  if (!lifetimes) first.resume();
  if (isFailure(first)) throw new Error(`Next answered with ${status}`);
  const isMissing = isBareErrorDocument({ method: "GET", headers: rsc ? { rsc: "1" } : {} }, first);
  const answer = lifetimes
    ? first
    : isMissing
      ? await requestErrorPage(fillRequest, status, context)
      : null;
  const plain = answer && (await readBody(answer));
  return answer && plain
    ? { answer, tags: first.headers["cache-tag"], lifetimes, plain, nonce }
    : null;
}

/**
 * Requests the page of a key from Next. Independent of clients: one that disconnects cancels
 * nothing.
 * @throws if Next fails (`isFailure`), can't be reached, times out or has no place
 */
export async function fill(
  key: CacheKey,
  trigger: FillTrigger,
  settings: FillSettings,
): Promise<FillResult> {
  const { requestId, agency, network } = trigger;
  const { upstream, leave } = await settings.admission.enter({ agency, network, url: key.path });
  const requestedAt = settings.now();
  const rendered = await render(key, trigger, { ...settings, upstream }).finally(leave);
  if (!rendered) return { isRefused: true };
  const { answer, tags, lifetimes, plain, nonce } = rendered;
  const { statusCode: status = 502 } = answer;
  const answered = { ...answer.headers, "cache-tag": tags };
  const headers = toClientHeaders(answer, { requestId, dev: false });
  const entry = await toEntry({
    status,
    headers,
    answered,
    plain,
    lifetimes: lifetimes ?? notCached,
    requestedAt,
    nonce,
  });
  if (!entry) return { isRefused: true };
  return { entry, kind: lifetimes ? (isIncomplete(answer) ? "incomplete" : "whole") : "missing" };
}
