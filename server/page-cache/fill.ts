import { randomBytes } from "node:crypto";
import { request as startRequest, type IncomingMessage } from "node:http";
import type { DoorAdmission } from "../admission/create-door-admission";
import { isErrorPage } from "../error-pages";
import { toClientHeaders } from "../forwarded-headers";
import { isIncomplete } from "../incomplete";
import type { Upstream } from "../proxy";
import type { CacheKey } from "./cache-key";
import { toEntry, type Entry } from "./entry";
import type { Lifetimes } from "./freshness";
import { resolveKeeping } from "./resolve-keeping";
import { toQuestion } from "./to-question";

/** Longer answers are nobody's page. */
const maxBytes = 4 * 1024 * 1024;

export type FillSettings = {
  geoCountryHeader?: string | undefined;
  /** Bounds what Next is asked at once, and says which process. */
  admission: Pick<DoorAdmission, "enter">;
  /** Until the last byte. */
  timeoutMs?: number;
  now: () => number;
};

/** The request that a question is asked for first; no more of it counts than this. */
export type AskedFor = {
  readonly requestId: string;
  readonly agency: string | null;
  /** The trace that this request is part of. */
  readonly upstreamHeaders: Readonly<Record<string, string>>;
  /** Next has answered, and said whose page it is. */
  noteRender: (agency: string | string[] | undefined) => void;
};

/** What became of a question: an answer to keep unless it is incomplete, or the status of one that is nobody else's. */
export type Filled = { entry: Entry; isIncomplete: boolean } | { status: number };

function ask(
  { agent, socketPath }: Upstream,
  { path, headers }: ReturnType<typeof toQuestion>,
  { askedFor, nonce, signal }: { askedFor: AskedFor; nonce: string | null; signal: AbortSignal },
) {
  const { requestId, upstreamHeaders } = askedFor;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      agent,
      socketPath,
      method: "GET",
      path,
      headers: { ...headers, ...upstreamHeaders, "x-request-id": requestId, ...(nonce ? { "x-nonce": nonce } : {}) },
      maxHeaderSize: 64 * 1024,
      signal,
    };
    startRequest(options).once("response", resolve).on("error", reject).end();
  });
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

/** A finished error page that names no time to come back tells what is so (an agency has closed), and no copy is to be sent instead of it. */
const isFailure = (answer: IncomingMessage) => (answer.statusCode ?? 502) >= 500 && (!isErrorPage(answer) || answer.headers["retry-after"] !== undefined);

type Rendered = { answer: IncomingMessage; lifetimes: Lifetimes; plain: Buffer; askedAt: number; nonce: string | null } | { status: number };

type Asking = FillSettings & { upstream: Upstream };

async function render(key: CacheKey, askedFor: AskedFor, { upstream, geoCountryHeader, timeoutMs = 30_000, now }: Asking): Promise<Rendered> {
  const askedAt = now();
  // What the client router asks for has no scripts of its own to vouch for.
  const nonce = key.rsc ? null : randomBytes(16).toString("hex");
  const answer = await ask(upstream, toQuestion(key, { geoCountryHeader }), { askedFor, nonce, signal: AbortSignal.timeout(timeoutMs) });
  askedFor.noteRender(answer.headers["x-agency"]);
  const { statusCode: status = 502 } = answer;
  const lifetimes = resolveKeeping(answer, { rsc: key.rsc, nonce });
  if (!lifetimes) answer.resume();
  if (isFailure(answer)) throw new Error(`Next answered with ${status}`);
  const plain = lifetimes && (await readBody(answer));
  return lifetimes && plain ? { answer, lifetimes, plain, askedAt, nonce } : { status };
}

/**
 * Asks Next what a key stands for. Belongs to no client: one that leaves takes nothing with it.
 * @throws when Next fails (5xx), can't be reached, takes too long or there is no place to be had
 */
export async function fill(key: CacheKey, askedFor: AskedFor, settings: FillSettings): Promise<Filled> {
  const { requestId, agency } = askedFor;
  const { upstream, leave } = await settings.admission.enter({ agency, path: key.path });
  const rendered = await render(key, askedFor, { ...settings, upstream }).finally(leave);
  if (!("answer" in rendered)) return rendered;
  const { answer, ...rest } = rendered;
  const entry = await toEntry({ ...rest, headers: toClientHeaders(answer, { requestId, dev: false }), answered: answer.headers });
  return entry ? { entry, isIncomplete: isIncomplete(answer) } : { status: 200 };
}
