import type { IncomingMessage } from "node:http";
import { isReceiving } from "../bare-error";
import type { Visit } from "../observability/visit";
import { awaitBody } from "./await-body";
import { GoneError, OverloadedError, type Leave } from "./create-admission";
import type { DoorAdmission, Place } from "./create-door-admission";

export type Admitted = { visit: Visit; place: Place };
type Refuse = (status: 429 | 503, headers: { "Retry-After": string }) => void;

/**
 * The front door's step before Next; null if the request was rejected or its client left while it
 * waited.
 */
export async function takePlace(
  admission: DoorAdmission,
  { visit, refuse }: { visit: Visit; refuse: Refuse },
): Promise<Place | null> {
  const { request, response, agency, network } = visit;
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once("close", onClose);
  try {
    // With `Expect: 100-continue` the step that calls Next tells the client to send.
    if (isReceiving(request) && !request.headers.expect) await awaitBody(request);
    const { url = "/", headers } = request;
    return await admission.enter({
      agency,
      network,
      url,
      headers,
      isUpload: isReceiving(request),
      signal: gone.signal,
    });
  } catch (error) {
    if (error instanceof OverloadedError && error.status === 429) await admission.hold(gone.signal);
    if (error instanceof OverloadedError)
      refuse(error.status, { "Retry-After": String(error.retryAfter) });
    else if (!(error instanceof GoneError)) throw error;
    return null;
  } finally {
    response.off("close", onClose);
  }
}

/**
 * Once rendered, a response only has to be read: a slow reader blocks others for at most this long.
 */
const readMs = 1_000;

/** Releases the place when a response of Next has ended, or soon after it began. */
export function leaveWith(answer: IncomingMessage, leave: Leave): void {
  answer.once("end", leave).once("close", leave);
  setTimeout(leave, readMs).unref();
}
