import { toUnreachable } from "../errors";
import type { Answer, BodyOf, BrowserCall, Input } from "./browser-call";
import { proveWork } from "./prove-work";
import type * as SendRequest from "./send-request";
import { hasSessionEnded, leaveSignedOut, refreshSession, isSignedInPage } from "./session-end";
import { isDealLink } from "./to-headers";

type RequestInput = SendRequest.RequestInput;

/** Loads itself with the first call: neither it nor ky is in the script of the first view. */
const send = async (call: string, input: RequestInput) => {
  const { sendRequest } = await import("./send-request").catch(() => {
    throw toUnreachable();
  });
  return sendRequest(call, input);
};

/** Retries with the proof of work that the response asks for, if this browser can compute it. */
async function sendWithProof(call: string, input: RequestInput): ReturnType<typeof send> {
  const first = await send(call, input);
  if (!first.error?.challenge) return first;
  const proof = await proveWork(first.error.challenge);
  return proof ? send(call, { ...input, proof }) : first;
}

/**
 * One call of the browser API, by its method and path. A 401 of an ended session leads to one
 * refresh and, if that succeeds, the same call again; otherwise a signed-in page is left for
 * /logout, and a visitor's page repeats the call without the session, which the browser API has
 * then removed.
 * @throws ApiError with the server's message, else "Something went wrong"; status 0 if there was no
 * response
 */
export async function callByPath<T>(call: string, input: RequestInput = {}): Promise<T> {
  let { answer, error } = await sendWithProof(call, input);
  if (error && hasSessionEnded(error) && !isDealLink(location)) {
    const refresh: BrowserCall = "POST /api/user/refresh";
    const isRefreshed = await refreshSession(async () => (await send(refresh, {})).error);
    if (isRefreshed || (isRefreshed === false && !isSignedInPage()))
      ({ answer, error } = await send(call, input));
    else if (isRefreshed === false) leaveSignedOut();
  }
  if (error) throw error;
  return answer as T;
}

/**
 * One call of the contract, with the types of its endpoint: the browser API has checked the
 * response. @throws as `callByPath`
 */
export const call = <C extends BrowserCall>(
  name: C,
  ...[input]: object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]
): Promise<Answer<C>> => callByPath(name, input as RequestInput | undefined);

/** A function that takes the body of a call and makes it. @throws as `callByPath` */
export const callWithBody =
  <C extends BrowserCall>(name: C) =>
  (body: BodyOf<C>): Promise<Answer<C>> =>
    callByPath(name, { body });
