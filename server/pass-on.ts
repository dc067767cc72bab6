import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream/promises";
import { logLine } from "@/lib/observability/log-line";
import { leaveWith, type Admitted } from "./admission/take-place";
import { isReceiving, sendBareError } from "./bare-error";
import { BodyTooLargeError } from "./body-limit";
import { resolveEncoding } from "./compress";
import { isBareApiError, isBareErrorDocument, isErrorPage } from "./error-pages";
import { toClientHeaders, toUpstreamHeaders } from "./forwarded-headers";
import { askNext, toUnreachableStatus } from "./proxy";
import { isApiPath } from "./request-hygiene";

export type PassOnOptions = { dev: boolean; trustProxy: boolean };

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/**
 * The front door's last step: Next responds. If Next's response is a bare error, the error page is
 * requested.
 */
export function createPassOn({ dev, trustProxy }: PassOnOptions) {
  async function send({ visit, place }: Admitted, answer: IncomingMessage) {
    const { request, response, requestId } = visit;
    leaveWith(answer, place.leave);
    const { headers, encoder } = resolveEncoding(
      request,
      answer,
      toClientHeaders(answer, { requestId, dev }),
    );
    // Next may respond before it has read a whole body.
    response.writeHead(
      answer.statusCode ?? 502,
      isReceiving(request) ? { ...headers, connection: "close" } : headers,
    );
    await (encoder ? pipeline(answer, encoder, response) : pipeline(answer, response));
  }

  return async function passOn(admitted: Admitted) {
    const { visit, place } = admitted;
    const { request, response, requestId } = visit;
    // Each step watches for the client disconnecting: more listeners than Node's leak warning
    // allows.
    response.setMaxListeners(32);
    const headers = {
      ...toUpstreamHeaders(request, { requestId, trustProxy, dev }),
      ...visit.upstreamHeaders,
    };
    const ask = async (question: { headers: OutgoingHttpHeaders; withBody: boolean }) => {
      const answer = await askNext(place.upstream, { request, response, ...question });
      visit.noteRender(answer.headers["x-agency"]);
      return answer;
    };
    const refuse = (status: number) =>
      sendBareError(request, response, status, {
        requestId,
        headers: status === 503 ? { "Retry-After": "1" } : undefined,
      });
    try {
      const answer = await ask({ headers, withBody: !isRead(request) });
      if (isApiPath(request.url) && isBareApiError(answer)) {
        answer.resume();
        return refuse(answer.statusCode ?? 500);
      }
      if (!isBareErrorDocument(request, answer)) return await send(admitted, answer);

      answer.resume();
      const status = answer.statusCode ?? 500;
      const page = await ask({
        headers: { ...headers, "x-render-error": String(status) },
        withBody: false,
      });
      if (isErrorPage(page)) return await send(admitted, page);
      page.resume();
      refuse(status);
    } catch (error) {
      // The client left, or the response broke off midway: nothing more can be sent.
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (error instanceof BodyTooLargeError) return refuse(413);
      logLine("error", {
        requestId,
        route: visit.route.name,
        message: `Next did not answer: ${String(error)}`,
      });
      refuse(toUnreachableStatus(error));
    }
  };
}
