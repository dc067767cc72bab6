import type { IncomingMessage, ServerResponse } from "node:http";
import { toNetwork } from "@/lib/network/to-network";
import { resolveClientIp, resolveHost } from "../forwarded-headers";
import { toPath } from "../request-hygiene";
import type { DoorSpan } from "./door-span";
import { toHostName, type KnownAgencies } from "./known-agencies";
import { toNetwork as toLoggedNetwork } from "./to-network";

/** How the page cache had to do with an answer; `bypass` is everything it wasn't asked for. */
export type CacheResult = "hit" | "miss" | "stale" | "bypass";

/** What has to be known of a route: its name, and whether an address of it may be written down. */
export type SeenRoute = { name: string; isPathSafe: boolean };

export type VisitOptions = {
  requestId: string;
  trustProxy: boolean;
  agencies: KnownAgencies;
  findRoute: (path: string) => SeenRoute;
  /** Next has answered, at the host of this agency; null where none is known. */
  onRender: (agency: string | null) => void;
};

declare module "node:net" {
  interface Socket {
    /** How far the connection's bytes have been told of. */
    bytesTold?: number;
  }
}

const longestPath = 200;

/** One request on its way, and what is told of it once its answer has ended or broken off. */
export class Visit {
  readonly requestId: string;
  readonly route: SeenRoute;
  cache: CacheResult = "bypass";
  /** Undefined where nothing is traced. */
  span: DoorSpan | undefined;
  /** Set with the end of the answer; milliseconds. */
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

  /** What Next is told besides what was asked. */
  get upstreamHeaders(): Record<string, string> {
    return this.span?.headers ?? {};
  }

  /** Whose share of the places at Next this request takes. */
  get network(): string {
    return toNetwork(resolveClientIp(this.request, this.options.trustProxy));
  }

  /** Null until Next has said that there is one at this host. */
  get agency(): string | null {
    return this.options.agencies.find(this.#host);
  }

  /**
   * Notes an answer of Next, and of whom it says that the host is. Once for each: also for one that
   * is kept, thrown away or comes after the visit.
   */
  noteRender(agency: string | string[] | undefined): void {
    if (typeof agency === "string") this.options.agencies.learn(this.#host, agency);
    this.options.onRender(this.agency);
  }

  /** Null where the client left before it was told one. */
  get status(): number | null {
    return this.response.headersSent ? this.response.statusCode : null;
  }

  /** The client left before the answer was whole. */
  get isAborted(): boolean {
    return !this.response.writableFinished;
  }

  /** Of the answer with its head, as the connection has taken them since the answer before. */
  #countBytes(): number {
    const { socket } = this.request;
    const bytes = socket.bytesWritten - (socket.bytesTold ?? 0);
    socket.bytesTold = socket.bytesWritten;
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
