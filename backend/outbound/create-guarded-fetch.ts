import { lookup, Resolver } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { findUrlFault } from "./checked-url";
import { isPublicAddress } from "./is-public-address";
import { withDeadline } from "./with-deadline";

const usualDeadlineMs = 3_000;
const graceMs = 500;
const maximumBytes = 256 * 1024;

/** Why an agency's URL is not requested, or its response not read. */
export class OutboundError extends Error {
  override name = "OutboundError";
}

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;
export type OutboundRules = {
  /** Allows URLs on this machine: demos and tests only. */
  allowLoopbackUrls: boolean;
  resolve?: Resolve;
  /** How long a request and its response may take together; 3 s by default. */
  deadlineMs?: number;
  /** Its status is all that is wanted: the body isn't read, and is empty. */
  ignoresBody?: boolean;
};
export type GuardedFetch = (
  url: string,
  init?: {
    method?: string;
    headers?: ConstructorParameters<typeof Headers>[0];
    body?: unknown;
    signal?: AbortSignal | null;
  },
) => Promise<Response>;

/**
 * By the name servers alone, since getaddrinfo takes one of the process's few threads until the
 * slowest of them answers: an agency's must not keep all other work of the backend waiting.
 */
async function resolveByDns(hostname: string) {
  const resolver = new Resolver({ timeout: 1_200, tries: 2 });
  const found = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const addresses = found.flatMap((each, index) =>
    each.status === "fulfilled"
      ? each.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  const [failed] = found.filter((each) => each.status === "rejected");
  if (addresses.length === 0 && failed) throw failed.reason;
  return addresses;
}

/** As the machine does, with the hosts it names itself. */
const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });
const isLoopback = (hostname: string) => /^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname);

/**
 * The IP addresses of a host that may be connected to. All must be public: a name with a single
 * internal one is an attack.
 * @throws OutboundError
 */
export async function requirePublicAddresses(
  hostname: string,
  {
    allowLoopbackUrls,
    resolve = allowLoopbackUrls ? resolveBySystem : resolveByDns,
  }: OutboundRules,
) {
  // *.localhost is this machine by RFC 6761, whichever way it resolves.
  if (allowLoopbackUrls && isLoopback(hostname)) return [{ address: "127.0.0.1", family: 4 }];
  const found = await resolve(hostname);
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new OutboundError("leads into a private network");
  return found;
}

async function readAnswer(
  answer: IncomingMessage,
  { ignoresBody = false }: OutboundRules,
): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new OutboundError("answers with a redirect");
  if (ignoresBody) return new Response(null, { status });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes)
      throw new OutboundError(`answers with more than ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers });
}

/**
 * A fetch for URLs set by agencies (security: ASVS 1.3.6): https, only public addresses, no
 * redirects, 3 s in total by default, 256 KB. It connects to the checked address, so that DNS
 * rebinding has no effect.
 * @throws OutboundError, or the socket's error
 */
export function createGuardedFetch(rules: OutboundRules): GuardedFetch {
  const lookUp: LookupFunction = (hostname, options, callback) => {
    const answer = callbackify(() => requirePublicAddresses(hostname, rules));
    answer((error, found) => {
      const [first] = error ? [] : found;
      if (options.all && first) callback(null, found);
      else callback(error, first?.address ?? "", first?.family);
    });
  };

  const send: GuardedFetch = async (url, { method = "GET", headers, body, signal } = {}) => {
    const fault = findUrlFault(url, rules);
    if (fault) throw new OutboundError(fault);
    const { protocol } = new URL(url);
    const deadline = AbortSignal.timeout(rules.deadlineMs ?? usualDeadlineMs);
    const content =
      typeof body === "string" || body instanceof URLSearchParams ? body.toString() : null;
    const options: RequestOptions = {
      method,
      // Compressed responses would have to be decompressed within the limit, too.
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        "accept-encoding": "identity",
        ...(content ? { "content-length": Buffer.byteLength(content) } : {}),
      },
      lookup: lookUp,
      agent: false,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (protocol === "https:" ? requestHttps : requestHttp)(url, options);
      outgoing.once("response", resolve).once("error", reject);
      // A switch of protocols is neither a response nor an error: the socket just closes.
      outgoing.once("close", () => reject(new OutboundError("closes without an answer")));
      outgoing.end(content);
    });
    try {
      return await readAnswer(answer, rules);
    } finally {
      answer.destroy();
    }
  };

  // The signal ends the socket. Should that ever end no promise, this does.
  const endsMs = (rules.deadlineMs ?? usualDeadlineMs) + graceMs;
  return (url, init) =>
    withDeadline(send(url, init), endsMs, () => new OutboundError("takes too long"));
}
