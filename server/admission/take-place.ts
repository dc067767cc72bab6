import type { IncomingMessage, ServerResponse } from "node:http";
import { isReceiving } from "../bare-error";
import type { Visit } from "../observability/visit";
import { toPath } from "../request-hygiene";
import { awaitBody } from "./await-body";
import { GoneError, OverloadedError, type Leave } from "./create-admission";
import type { DoorAdmission, Place } from "./create-door-admission";

export type Admitted = { visit: Visit; place: Place };
type Refuse = (status: 503, headers: { "Retry-After": string }) => void;

/** The step of the front door before Next is asked; null where the request was refused or its client left while it waited. */
export async function takePlace(
  admission: DoorAdmission,
  { request, response, agency, refuse }: { request: IncomingMessage; response: ServerResponse; agency: string | null; refuse: Refuse },
): Promise<Place | null> {
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once("close", onClose);
  try {
    // One who waits to be told to send is told by whoever asks Next.
    if (isReceiving(request) && !request.headers.expect) await awaitBody(request);
    return await admission.enter({ agency, path: toPath(request.url), isUpload: isReceiving(request), signal: gone.signal });
  } catch (error) {
    if (error instanceof OverloadedError) refuse(503, { "Retry-After": String(error.retryAfter) });
    else if (!(error instanceof GoneError)) throw error;
    return null;
  } finally {
    response.off("close", onClose);
  }
}

/** Rendered, an answer only has to be read: whoever reads slowly holds up nobody else for longer than this. */
const readMs = 1_000;

/** Gives the place back once an answer of Next has ended, or soon. */
export function leaveWith(answer: IncomingMessage, leave: Leave): void {
  answer.once("end", leave).once("close", leave);
  setTimeout(leave, readMs).unref();
}
