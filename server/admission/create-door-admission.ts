import type { IncomingHttpHeaders } from "node:http";
import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "@/lib/routes/find-route";
import { isPictureFile } from "@/lib/routes/is-picture-file";
import type { Upstream } from "../proxy";
import { isApiPath, toPath } from "../request-hygiene";
import {
  createAdmission,
  type Admission,
  type AdmissionOptions,
  type Leave,
  type OverloadedError,
} from "./create-admission";
import { createRefusalHold } from "./create-refusal-hold";
import { createBalancer } from "./create-balancer";
import { resolvePriority } from "./resolve-priority";

export type DoorRequest = {
  /**
   * Null if Next hasn't confirmed yet that the host is an agency's: all such hosts share one limit,
   * so that made-up ones take no more than one agency.
   */
  agency: string | null;
  /**
   * The client's network, or the one the render is charged to first (`lib/network/to-network.ts`).
   */
  network: string;
  /** The request target, with its query. */
  url: string;
  headers?: IncomingHttpHeaders;
  /** Its body is still being sent. */
  isUpload?: boolean;
  signal?: AbortSignal;
};
type Kind = "pages" | "calls" | "uploads" | "documents";
/** The process to send it to, and how to release the place; a second call does nothing. */
export type Place = { upstream: Upstream; leave: Leave };

/** Rendered synchronously on the renderer's thread: half a second each, in Arabic a whole one. */
const documentRoutes: ReadonlySet<string> = new Set([
  "/booknow/[service]/voucher",
  "/booknow/[service]/receipt",
]);
/**
 * Half of the places for one agency: two keep a renderer's thread busy, and another agency finds
 * places free. Three quarters of these for one client, so that with more than two places the
 * slowest requests of one client leave some to others. The same for the queue, with half of an
 * agency's part for one client.
 */
const toBounds = (total: number, linePerPlace: number) => {
  const perAgency = Math.ceil(total / 2);
  const waitingPerAgency = linePerPlace * perAgency;
  const waitingPerClient = Math.ceil(waitingPerAgency / 2);
  return {
    total,
    perAgency,
    perClient: Math.ceil((3 / 4) * perAgency),
    waiting: linePerPlace * total,
    waitingPerAgency,
    waitingPerClient,
  };
};

/** Calls mostly wait for the backend, so more of them fit. */
const callsPerPage = 4;

/**
 * Approximate load on a renderer's thread: other work on a process that renders a document waits
 * for it.
 */
const weights: Record<Kind, number> = { pages: callsPerPage, calls: 1, uploads: 1, documents: 16 };

const toOptions = (pages: number, linePerPlace: number): Record<Kind, AdmissionOptions> => ({
  // A page after four seconds is better than none.
  pages: { ...toBounds(pages, linePerPlace), waitMs: 5_000 },
  calls: { ...toBounds(callsPerPage * pages, linePerPlace), waitMs: 5_000 },
  // As slow as their clients: they block only themselves.
  uploads: { ...toBounds(8, 2), waitMs: 5_000 },
  // Clients expect to wait for these.
  documents: {
    total: 1,
    perAgency: 1,
    perClient: 1,
    waiting: 12,
    waitingPerAgency: 6,
    waitingPerClient: 3,
    waitMs: 10_000,
  },
});

export type DoorAdmissionOptions = {
  /** The rendering processes; at least one. */
  upstreams: readonly Upstream[];
  /** Pages rendered at once, over all agencies. */
  concurrency: number;
  /** How many may wait for each place: what one thread renders in about two seconds. */
  linePerPlace?: number;
  /** The longest wait in the queue; by default as long as is useful for each kind. */
  waitMs?: number;
  /** Milliseconds after which a client that exceeds its share gets its 429. */
  holdMs?: number;
  onRefused?: (kind: Kind, status: OverloadedError["status"]) => void;
};

/**
 * Limits concurrent requests to Next, each kind separately, so that slow calls take no page's
 * place.
 */
export function createDoorAdmission({
  upstreams,
  concurrency,
  linePerPlace = 24,
  waitMs,
  holdMs = 1_000,
  onRefused,
}: DoorAdmissionOptions) {
  const options = toOptions(concurrency, linePerPlace);
  const open = (kind: Kind): Admission =>
    createAdmission({
      ...options[kind],
      ...(waitMs === undefined ? {} : { waitMs }),
      onRefused: (_, { status }) => onRefused?.(kind, status),
    });
  const admissions = {
    pages: open("pages"),
    calls: open("calls"),
    uploads: open("uploads"),
    documents: open("documents"),
  };
  const choose = createBalancer(upstreams);

  return {
    /**
     * Resolves once the request may be sent to Next; the caller releases the place. @throws
     * OverloadedError or GoneError
     */
    async enter({
      agency: named,
      network,
      url,
      headers = {},
      isUpload = false,
      signal,
    }: DoorRequest): Promise<Place> {
      const agency = named ?? "";
      const path = toPath(url);
      const isCall = isApiPath(path);
      const { route } = findRoute(isCall ? path : splitLanguage(path).path);
      const kind = isUpload
        ? "uploads"
        : isCall || isPictureFile(path)
          ? "calls"
          : documentRoutes.has(route.name)
            ? "documents"
            : "pages";
      const priority = resolvePriority(route, { url, headers });
      const leaveKind = await admissions[kind].enter({ agency, client: network, priority, signal });
      const { upstream, leave } = choose({ agency, weight: weights[kind] });
      const giveBack = () => {
        leave();
        leaveKind();
      };
      return { upstream, leave: giveBack };
    },
    /** Delays a 429. */
    hold: createRefusalHold({ holdMs }),
    /** How many of each kind are running at Next and queued. */
    stats: () =>
      Object.fromEntries(
        Object.entries(admissions).map(([kind, admission]) => [kind, admission.stats()]),
      ) as Record<Kind, ReturnType<Admission["stats"]>>,
  };
}
export type DoorAdmission = ReturnType<typeof createDoorAdmission>;
