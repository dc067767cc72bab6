import type { IncomingMessage } from "node:http";
import { isReceiving } from "../bare-error";
import type { Visit } from "../observability/visit";
import { awaitBody } from "./await-body";
import { GoneError, OverloadedError, type Leave } from "./create-admission";
import type { DoorAdmission, Place } from "./create-door-admission";

export type Admitted = { visit: Visit; place: Place };
type Refuse = (status: 429 | 503, headers: { "Retry-After": string }) => void;

/**
 * The step of the front door before Next is asked; null where the request was refused or its client
 * left while it waited.
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
    // One who waits to be told to send is told by whoever asks Next.
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
 * Rendered, an answer only has to be read: whoever reads slowly holds up nobody else for longer
 * than this.
 */
const readMs = 1_000;

/** Gives the place back once an answer of Next has ended, or soon. */
export function leaveWith(answer: IncomingMessage, leave: Leave): void {
  answer.once("end", leave).once("close", leave);
  setTimeout(leave, readMs).unref();
}
