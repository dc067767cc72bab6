import type { Options } from "ky";
import type * as z from "zod";
import { ApiError, somethingWentWrong, toApiError } from "../errors";
import { header } from "../headers";
import { proveWork } from "./prove-work";
import { hasSessionEnded, leaveSignedOut, refreshSession, isSignedInPage } from "./session-end";
import { isDealLink, toHeaders } from "./to-headers";

export type Answer<E extends { response: z.ZodType }> = z.output<E["response"]>;
type Method = "get" | "post" | "put" | "delete";
type Call = {
  query?: Record<string, string>;
  body?: unknown;
  /** Instead of a JSON body. */ image?: Blob;
  /** Asks a supplier or a gateway. */ isSlow?: boolean;
  signal?: AbortSignal;
  /** Of work, for a call that was refused without. */
  proof?: string;
};

/** Loaded with the first call: it isn't part of the first view's script. */
const loadClient = async () => (await import("ky")).default;

function toBody(method: Method, { body, image }: Call): Options {
  if (image) return { body: image, headers: { "Content-Type": image.type } };
  return method === "get" ? {} : { json: body ?? {} };
}

async function ask(
  method: Method,
  path: `/api/${string}`,
  call: Call,
): Promise<{ answer: unknown; error: ApiError | null }> {
  const { headers: type, ...content } = toBody(method, call);
  const request: Options = {
    method,
    headers: {
      ...toHeaders(),
      ...(type as Record<string, string>),
      ...(call.proof ? { [header.proofOfWork]: call.proof } : {}),
    },
    throwHttpErrors: false,
    // A picture may have to go up a slow line; suppliers may take 40 s.
    timeout: call.image || call.isSlow ? 60_000 : 10_000,
    retry: { limit: 1, methods: ["get"] },
    ...(call.query ? { searchParams: call.query } : {}),
    ...content,
    ...(call.signal ? { signal: call.signal } : {}),
  };
  const response = await loadClient()
    .then((http) => http(new URL(path, location.origin), request))
    .catch((error: unknown) => {
      if (call.signal?.aborted) throw error;
      throw new ApiError(0, "unreachable", somethingWentWrong);
    });
  const answer: unknown = await response.json().catch(() => null);
  return {
    answer,
    error:
      response.ok && answer !== null
        ? null
        : toApiError(response.status, answer, response.headers.get("retry-after")),
  };
}

/**
 * Again with the work that the answer asks for; the refusal stands where this browser can't do it.
 */
async function askWithProof(
  method: Method,
  path: `/api/${string}`,
  call: Call,
): ReturnType<typeof ask> {
  const first = await ask(method, path, call);
  if (!first.error?.challenge) return first;
  const proof = await proveWork(first.error.challenge);
  return proof ? ask(method, path, { ...call, proof }) : first;
}

/**
 * One call of the browser's door, which has checked the answer against the contract: the browser
 * only needs its type. A 401 of a session that has ended is answered by one refresh and, if that
 * succeeds, the same call again; else a signed-in page is left for /logout, and a visitor's page
 * asks again without the session, which the door has then taken away.
 * @throws ApiError whose message is the server's, else "Something went wrong"; status 0 when
 *   nothing answered
 */
export async function call<T>(
  method: Method,
  path: `/api/${string}`,
  input: Call = {},
): Promise<T> {
  let { answer, error } = await askWithProof(method, path, input);
  if (error && hasSessionEnded(error) && !isDealLink(location)) {
    const isRefreshed = await refreshSession(() =>
      ask("post", "/api/user/refresh", {}).then((refresh) => refresh.error),
    );
    if (isRefreshed || (isRefreshed === false && !isSignedInPage()))
      ({ answer, error } = await ask(method, path, input));
    else if (isRefreshed === false) leaveSignedOut();
  }
  if (error) throw error;
  return answer as T;
}
