import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { logLine } from "@/lib/observability/log-line";
import type { DoorAdmission } from "./admission/create-door-admission";
import { leaveWith, takePlace, type Admitted } from "./admission/take-place";
import { isReceiving, sendBareError } from "./bare-error";
import { BodyTooLargeError, isBodyTooLarge } from "./body-limit";
import { resolveEncoding } from "./compress";
import { isBareApiError, isBareErrorDocument, isErrorPage } from "./error-pages";
import { resolveRequestId, toClientHeaders, toUpstreamHeaders } from "./forwarded-headers";
import { createHealth, type Health } from "./health";
import type { Observer } from "./observability/create-observer";
import type { PageCache } from "./page-cache/page-cache";
import { askNext, createUpstream, toUnreachableStatus } from "./proxy";
import { createPurgeAnswer, type PurgeSettings } from "./purges/answer-purge";
import { isApiPath, resolveRefusal, toPath } from "./request-hygiene";
import { createStaticFiles, type StaticFolders } from "./static-files";
import { defaultTimeouts, type Timeouts } from "./timeouts";
import { passUpgrade, refuseConnect, refuseUpgrade } from "./upgrade";

export type FrontDoorOptions = {
  /** Where Next listens. */
  socketPath: string;
  dev: boolean;
  trustProxy: boolean;
  health: Health;
  purges: PurgeSettings;
  staticFolders: StaticFolders;
  observer: Observer;
  /** Bounds what Next is asked at once. */
  admission: DoorAdmission;
  /** Without it every page is made for whoever asks. */
  pageCache?: PageCache | null;
  timeouts?: Timeouts;
};

/** The one listener of the site. A request passes these steps in this order, or is answered by one of them. */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const { socketPath, dev, trustProxy, observer, admission, pageCache, timeouts = defaultTimeouts(dev) } = options;
  const upstream = createUpstream({ socketPath, dev });
  const answerHealth = createHealth(options.health);
  const answerPurge = createPurgeAnswer(options.purges);
  const staticFiles = dev ? null : createStaticFiles(options.staticFolders);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const requestId = resolveRequestId(request, trustProxy);
    const refuse = (status: number, headers?: Record<string, string>) => sendBareError(request, response, status, { requestId, headers });

    if (await answerHealth(request, response)) return;
    if (await answerPurge(request, response, requestId)) return;

    const visit = observer.begin(request, response, requestId);
    const refusal = resolveRefusal(request);
    if (refusal) return refuse(refusal.status, refusal.headers);
    if (isBodyTooLarge(request)) return refuse(413);

    if (staticFiles?.owns(toPath(request.url))) return staticFiles.serve(request, response.setHeader("X-Request-Id", requestId), () => refuse(404));
    if (await pageCache?.answer(visit)) return;

    const leave = await takePlace(admission, { request, response, agency: visit.agency, refuse });
    if (leave) await pass(request, response, { visit, leave }).finally(leave);
  }

  async function pass(request: IncomingMessage, response: ServerResponse, { visit, leave }: Admitted) {
    // Each step watches whether the client leaves: more of them than Node takes for a leak.
    response.setMaxListeners(32);
    const { requestId } = visit;
    const headers = { ...toUpstreamHeaders(request, { requestId, trustProxy, dev }), ...visit.upstreamHeaders };
    const refuse = (status: number) => sendBareError(request, response, status, { requestId, headers: status === 503 ? { "Retry-After": "1" } : undefined });
    try {
      const answer = await askNext(upstream, { request, response, headers, withBody: !isRead(request) });
      if (isApiPath(request.url) && isBareApiError(answer)) {
        answer.resume();
        return refuse(answer.statusCode ?? 500);
      }
      if (!isBareErrorDocument(request, answer)) return await send(request, response, { answer, visit, leave });

      answer.resume();
      const status = answer.statusCode ?? 500;
      const page = await askNext(upstream, { request, response, headers: { ...headers, "x-render-error": String(status) }, withBody: false });
      if (isErrorPage(page)) return await send(request, response, { answer: page, visit, leave });
      page.resume();
      refuse(status);
    } catch (error) {
      // The client left, or the answer broke off in the middle: nothing more can be said.
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (error instanceof BodyTooLargeError) return refuse(413);
      logLine("error", { requestId, route: visit.route.name, message: `Next did not answer: ${String(error)}` });
      refuse(toUnreachableStatus(error));
    }
  }

  async function send(request: IncomingMessage, response: ServerResponse, { answer, visit, leave }: Admitted & { answer: IncomingMessage }) {
    visit.noteRender(answer.headers["x-agency"]);
    leaveWith(answer, leave);
    const { headers, encoder } = resolveEncoding(request, answer, toClientHeaders(answer, { requestId: visit.requestId, dev }));
    // Next may answer before it has read all of a body.
    response.writeHead(answer.statusCode ?? 502, isReceiving(request) ? { ...headers, connection: "close" } : headers);
    await (encoder ? pipeline(answer, encoder, response) : pipeline(answer, response));
  }

  const server = createServer({ ...timeouts, requireHostHeader: false });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      logLine("error", { message: "The front door failed", error });
      response.destroy();
    });
  };
  // The body is asked for only once its head was accepted.
  server.on("request", listener).on("checkContinue", listener);
  server.on("upgrade", dev ? passUpgrade(socketPath) : refuseUpgrade).on("connect", refuseConnect);
  server.timeout = timeouts.idleTimeout;
  return server;
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
