import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { logLine } from "@/lib/observability/log-line";
import type { DoorAdmission } from "./admission/create-door-admission";
import { takePlace } from "./admission/take-place";
import { sendBareError } from "./bare-error";
import { isBodyTooLarge } from "./body-limit";
import { resolveRequestId } from "./forwarded-headers";
import { createHealth, type Health } from "./health";
import type { Observer } from "./observability/create-observer";
import type { PageCache } from "./page-cache/page-cache";
import { createPassOn } from "./pass-on";
import { createPurgeAnswer, type PurgeSettings } from "./purges/answer-purge";
import { resolveRefusal, toPath } from "./request-hygiene";
import { createStaticFiles, type StaticFolders } from "./static-files";
import { defaultTimeouts, type Timeouts } from "./timeouts";
import { passUpgrade, refuseConnect, refuseUpgrade } from "./upgrade";

/** Bytes. Browsers send cookies of 16 KB and more where other sites of a domain have set many. */
const maxHeaderSize = 32 * 1024;

export type FrontDoorOptions = {
  dev: boolean;
  trustProxy: boolean;
  health: Health;
  purges: PurgeSettings;
  staticFolders: StaticFolders;
  observer: Observer;
  /** Limits concurrent requests to Next, and chooses the process. */
  admission: DoorAdmission;
  /** Without it every page is rendered per request. */
  pageCache?: PageCache | null;
  timeouts?: Timeouts;
  /** Development only: the path of hot reload's web socket at Next. */
  hotReloadPath?: string | undefined;
};

/**
 * The site's only listener. A request passes these steps in order, or is answered by one of them.
 */
export function createFrontDoor(options: FrontDoorOptions): Server {
  const {
    dev,
    trustProxy,
    observer,
    admission,
    pageCache,
    timeouts = defaultTimeouts(dev),
  } = options;
  const passOn = createPassOn({ dev, trustProxy });
  const answerHealth = createHealth(options.health);
  const answerPurge = createPurgeAnswer(options.purges);
  const staticFiles = dev ? null : createStaticFiles(options.staticFolders);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const requestId = resolveRequestId(request, trustProxy);
    const refuse = (status: number, headers?: Record<string, string>) =>
      sendBareError(request, response, status, { requestId, headers });

    const health = answerHealth(request, response);
    if (health) return health;

    const visit = observer.begin(request, response, requestId);
    const purge = answerPurge(request, response, requestId);
    if (purge) return purge;

    const refusal = resolveRefusal(request);
    if (refusal) return refuse(refusal.status, refusal.headers);
    if (isBodyTooLarge(request)) return refuse(413);

    if (staticFiles?.owns(toPath(request.url)))
      return staticFiles.serve(request, response.setHeader("X-Request-Id", requestId), () =>
        refuse(404),
      );
    if (await pageCache?.answer(visit)) return;

    const place = await takePlace(admission, { visit, refuse });
    if (place) await passOn({ visit, place }).finally(place.leave);
  }

  const server = createServer({ ...timeouts, maxHeaderSize, requireHostHeader: false });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      logLine("error", { message: "The front door failed", error });
      response.destroy();
    });
  };
  // The body is requested only once its head was accepted.
  server.on("request", listener).on("checkContinue", listener);
  server
    .on("upgrade", options.hotReloadPath ? passUpgrade(options.hotReloadPath) : refuseUpgrade)
    .on("connect", refuseConnect);
  server.timeout = timeouts.idleTimeout;
  return server;
}
