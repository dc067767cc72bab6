import type { IncomingMessage, ServerResponse } from "node:http";
import { toNetwork } from "@/lib/network/to-network";
import { resolveClientIp, resolveHost } from "../forwarded-headers";
import { toPath } from "../request-hygiene";
import type { DoorSpan } from "./door-span";
import { toHostName, type KnownAgencies } from "./known-agencies";
import { toNetwork as toLoggedNetwork } from "./to-network";

/** The page cache's part in a response; `bypass` is everything it wasn't used for. */
export type CacheResult = "hit" | "miss" | "stale" | "bypass";

/** A route's name, and whether a URL of it may be logged. */
export type SeenRoute = { name: string; isPathSafe: boolean };

export type VisitOptions = {
  requestId: string;
  trustProxy: boolean;
  agencies: KnownAgencies;
  findRoute: (path: string) => SeenRoute;
  /** Next has responded, at the host of this agency; null if none is known. */
  onRender: (agency: string | null) => void;
};

declare module "node:net" {
  interface Socket {
    /** The connection's bytes that have been reported so far. */
    bytesReported?: number;
  }
}

const longestPath = 200;

/** One request in progress, logged and counted once its response has ended or broken off. */
export class Visit {
  readonly requestId: string;
  readonly route: SeenRoute;
  cache: CacheResult = "bypass";
  /** Undefined if nothing is traced. */
  span: DoorSpan | undefined;
  /** Set at the end of the response; milliseconds. */
  ms = 0;
  readonly #startedAt = performance.now();
  readonly #host: string;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    private readonly options: VisitOptions,
  ) {
    this.requestId = options.requestId;
    this.#host = toHostName(resolveHost(request, options.trustProxy) ?? "");
    this.route = options.findRoute(toPath(request.url));
  }

  end(): void {
    this.ms = performance.now() - this.#startedAt;
  }

  /** Headers added to the request to Next. */
  get upstreamHeaders(): Record<string, string> {
    return this.span?.headers ?? {};
  }

  /** The network that this request's place at Next is charged to. */
  get network(): string {
    return toNetwork(resolveClientIp(this.request, this.options.trustProxy));
  }

  /** Null until Next has confirmed one at this host. */
  get agency(): string | null {
    return this.options.agencies.find(this.#host);
  }

  /**
   * Records a response of Next, and the agency it names for the host. Once per response: also for
   * one that is cached, discarded or comes after the visit.
   */
  noteRender(agency: string | string[] | undefined): void {
    if (typeof agency === "string") this.options.agencies.learn(this.#host, agency);
    this.options.onRender(this.agency);
  }

  /** Null if the client disconnected before it was sent. */
  get status(): number | null {
    return this.response.headersSent ? this.response.statusCode : null;
  }

  /** The client disconnected before the response was complete. */
  get isAborted(): boolean {
    return !this.response.writableFinished;
  }

  /**
   * Bytes of the response including its head: what the connection has sent since the previous one.
   */
  #countBytes(): number {
    const { socket } = this.request;
    const bytes = socket.bytesWritten - (socket.bytesReported ?? 0);
    socket.bytesReported = socket.bytesWritten;
    return bytes;
  }

  toLine() {
    const { agency, request, route } = this;
    return {
      requestId: this.requestId,
      host: agency ? this.#host : "unknown",
      agency: agency ?? undefined,
      route: route.name,
      path: route.isPathSafe ? toPath(request.url).slice(0, longestPath) : undefined,
      method: request.method,
      status: this.status ?? undefined,
      bytes: this.#countBytes(),
      ms: Math.round(this.ms * 1_000) / 1_000,
      cache: this.cache,
      network: toLoggedNetwork(resolveClientIp(request, this.options.trustProxy)),
      traceId: this.span?.traceId,
      aborted: this.isAborted || undefined,
    };
  }
}
