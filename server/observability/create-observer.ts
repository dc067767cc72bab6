import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLog } from "./access-log";
import type { DoorMetrics } from "./door-metrics";
import { startDoorSpan } from "./door-span";
import { findSeenRoute } from "./find-seen-route";
import { createKnownAgencies } from "./known-agencies";
import { Visit } from "./visit";

export type ObserverOptions = {
  trustProxy: boolean;
  accessLog?: AccessLog | undefined;
  metrics?: DoorMetrics | undefined;
  isTraced?: boolean;
};
export type Observer = {
  /** Undefined if metrics are off. */
  metrics: DoorMetrics | undefined;
  /** Call once per request, before anything responds to it. */
  begin: (request: IncomingMessage, response: ServerResponse, requestId: string) => Visit;
};

/** Sees each request end: logs and counts it when its response has been sent or has broken off. */
export function createObserver({
  trustProxy,
  accessLog,
  metrics,
  isTraced = false,
}: ObserverOptions): Observer {
  const agencies = createKnownAgencies();
  const onRender = (agency: string | null) => metrics?.countRender(agency);
  return {
    metrics,
    begin(request, response, requestId) {
      const visit = new Visit(request, response, {
        requestId,
        trustProxy,
        agencies,
        findRoute: findSeenRoute,
        onRender,
      });
      if (isTraced) visit.span = startDoorSpan(visit, { trustProxy });
      response.once("close", () => {
        visit.end();
        visit.span?.end();
        accessLog?.write(visit);
        metrics?.countVisit(visit);
      });
      return visit;
    },
  };
}
