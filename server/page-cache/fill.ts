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
import { toQuestion, type Question } from "./to-question";

/** Longer answers are nobody's page. */
const maxBytes = 4 * 1024 * 1024;
/** Until the last byte. */
const answerTimeoutMs = 30_000;
const notKept: Lifetimes = { fresh: 0, whileRevalidate: 0, onError: 0 };

export type FillSettings = {
  geoCountryHeader?: string | undefined;
  /** Bounds what Next is asked at once, and says which process. */
  admission: Pick<DoorAdmission, "enter" | "hold">;
  now: () => number;
};

/** The request that a question is asked for first; no more of it counts than this. */
export type AskedFor = {
  readonly requestId: string;
  readonly agency: string | null;
  /** In whose name the question takes its place; nothing of it reaches Next. */
  readonly network: string;
  /** The trace that this request is part of. */
  readonly upstreamHeaders: Readonly<Record<string, string>>;
  /** Next has answered, and said whose page it is. */
  noteRender: (agency: string | string[] | undefined) => void;
};

/**
 * What became of a question: an answer for all who wait, to keep where it is whole (`incomplete`:
 * marked so while it was rendered; `missing`: says why there is no page), or that it is nobody
 * else's.
 */
export type Filled =
  { entry: Entry; kind: "whole" | "incomplete" | "missing" } | { isRefused: true };

type Sent = { upstream: Upstream; askedFor: AskedFor; nonce: string | null; signal: AbortSignal };

async function ask(
  { path, headers }: Question,
  { upstream: { agent, socketPath }, askedFor, nonce, signal }: Sent,
): Promise<IncomingMessage> {
  const { requestId, upstreamHeaders } = askedFor;
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
  askedFor.noteRender(answer.headers["x-agency"]);
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
 * A finished error page that names no time to come back tells what is so (an agency has closed),
 * and no copy is to be sent instead of it.
 */
const isFailure = (answer: IncomingMessage) =>
  (answer.statusCode ?? 502) >= 500 &&
  (!isErrorPage(answer) || answer.headers["retry-after"] !== undefined);

/**
 * `tags`: of the page that was asked for, also where another one says why there is none: a purge of
 * one of them may be what makes it.
 */
type Rendered = {
  answer: IncomingMessage;
  tags: string | string[] | undefined;
  lifetimes: Lifetimes | null;
  plain: Buffer;
  nonce: string | null;
};

/**
 * The page that says in words why there is none, for the same question, in place of Next's empty
 * document; null where it isn't everybody's.
 */
async function askForError(
  { path, headers }: Question,
  status: number,
  sent: Sent,
): Promise<IncomingMessage | null> {
  const page = await ask({ path, headers: { ...headers, "x-render-error": String(status) } }, sent);
  if (isSharedError(page, { status, rsc: null, nonce: sent.nonce })) return page;
  page.resume();
  return null;
}

type Asking = FillSettings & { upstream: Upstream };

/** Null for what is somebody's own. */
async function render(
  key: CacheKey,
  askedFor: AskedFor,
  { upstream, geoCountryHeader }: Asking,
): Promise<Rendered | null> {
  const { rsc } = key;
  // What the client router asks for has no scripts of its own to vouch for.
  const nonce = rsc ? null : randomBytes(16).toString("hex");
  const question = toQuestion(key, { geoCountryHeader });
  const sent: Sent = { upstream, askedFor, nonce, signal: AbortSignal.timeout(answerTimeoutMs) };
  const first = await ask(question, sent);
  const { statusCode: status = 502 } = first;
  const lifetimes = resolveKeeping(first, { rsc, nonce });
  if (!lifetimes) first.resume();
  if (isFailure(first)) throw new Error(`Next answered with ${status}`);
  const isMissing = isBareErrorDocument({ method: "GET", headers: rsc ? { rsc: "1" } : {} }, first);
  const answer = lifetimes ? first : isMissing ? await askForError(question, status, sent) : null;
  const plain = answer && (await readBody(answer));
  return answer && plain
    ? { answer, tags: first.headers["cache-tag"], lifetimes, plain, nonce }
    : null;
}

/**
 * Asks Next what a key stands for. Belongs to no client: one that leaves takes nothing with it.
 * @throws when Next fails (`isFailure`), can't be reached, takes too long or there is no place to
 *   be had
 */
export async function fill(
  key: CacheKey,
  askedFor: AskedFor,
  settings: FillSettings,
): Promise<Filled> {
  const { requestId, agency, network } = askedFor;
  const { upstream, leave } = await settings.admission.enter({ agency, network, url: key.path });
  const askedAt = settings.now();
  const rendered = await render(key, askedFor, { ...settings, upstream }).finally(leave);
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
    lifetimes: lifetimes ?? notKept,
    askedAt,
    nonce,
  });
  if (!entry) return { isRefused: true };
  return { entry, kind: lifetimes ? (isIncomplete(answer) ? "incomplete" : "whole") : "missing" };
}
