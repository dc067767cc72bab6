import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLog } from "./access-log";
import { findSeenRoute } from "./find-seen-route";
import { createKnownAgencies } from "./known-agencies";
import { Visit } from "./visit";

export type ObserverOptions = { trustProxy: boolean; accessLog: AccessLog };
export type Observer = {
  /** Call once for each request, before anything answers it. */
  begin: (request: IncomingMessage, response: ServerResponse, requestId: string) => Visit;
};

/** Sees each request end: the log's line is written when its answer has left or broken off. */
export function createObserver({ trustProxy, accessLog }: ObserverOptions): Observer {
  const agencies = createKnownAgencies();
  return {
    begin(request, response, requestId) {
      const visit = new Visit(request, response, { requestId, trustProxy, agencies, findRoute: findSeenRoute });
      response.once("close", () => {
        visit.end();
        accessLog.write(visit);
      });
      return visit;
    },
  };
}
