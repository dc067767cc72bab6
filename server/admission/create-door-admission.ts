import type { IncomingHttpHeaders } from "node:http";
import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "@/lib/routes/find-route";
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
import { createSpread } from "./create-spread";
import { resolvePriority } from "./resolve-priority";

export type DoorRequest = {
  /**
   * Null where Next hasn't said yet that the host is one's: all such hosts share one bound, so that
   * invented ones take no more than an agency.
   */
  agency: string | null;
  /** Whose address it came from, or would be made for first (`lib/network/to-network.ts`). */
  network: string;
  /** The target, with its query. */
  url: string;
  headers?: IncomingHttpHeaders;
  /** Its body is still on its way. */
  isUpload?: boolean;
  signal?: AbortSignal;
};
type Kind = "pages" | "calls" | "uploads" | "documents";
/** The process to ask, and how to give the place back; a second call does nothing. */
export type Place = { upstream: Upstream; leave: Leave };

/** Drawn to the last line on the thread that renders: half a second each, in Arabic a whole one. */
const documentRoutes: ReadonlySet<string> = new Set(["/booknow/hotels/voucher"]);
/**
 * Half of the places for one agency: two keep a renderer's thread busy, and another agency finds
 * places free. Three quarters of these for one client, so that where there are more than two the
 * slowest questions of one leave some to others. In line half of an agency's part.
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

/** Calls wait for the backend most of their time, so that more of them fit. */
const callsPerPage = 4;

/**
 * About how much of a renderer's thread each takes: what else is at a process with a document waits
 * until it is drawn.
 */
const weights: Record<Kind, number> = { pages: callsPerPage, calls: 1, uploads: 1, documents: 16 };

const toOptions = (pages: number, linePerPlace: number): Record<Kind, AdmissionOptions> => ({
  // A page after four seconds is better than none.
  pages: { ...toBounds(pages, linePerPlace), waitMs: 5_000 },
  calls: { ...toBounds(callsPerPage * pages, linePerPlace), waitMs: 5_000 },
  // As slow as their clients: they are in nobody's way but their own.
  uploads: { ...toBounds(8, 2), waitMs: 5_000 },
  // Whoever asks for one expects to wait.
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
  /** The processes that render; one at least. */
  upstreams: readonly Upstream[];
  /** Pages rendered at once, of all agencies. */
  concurrency: number;
  /** How many wait for each place: what one thread makes in about two seconds. */
  linePerPlace?: number;
  /** How long one waits in line; as long as is of use for each kind unless given. */
  waitMs?: number;
  /** Milliseconds after which a client that asks for too much is told so. */
  holdMs?: number;
  onRefused?: (kind: Kind, status: OverloadedError["status"]) => void;
};

/** Bounds what Next is asked, each kind by itself, so that slow calls take no page's place. */
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
  const choose = createSpread(upstreams);

  return {
    /**
     * Resolves once Next may be asked; whoever asks gives the place back. @throws OverloadedError
     * or GoneError
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
        : isCall
          ? "calls"
          : documentRoutes.has(route.name)
            ? "documents"
            : "pages";
      const priority = resolvePriority(route, { url, headers });
      const leaveKind = await admissions[kind].enter({ agency, client: network, priority, signal });
      const { upstream, leave } = choose({ agency: named, weight: weights[kind] });
      const giveBack = () => {
        leave();
        leaveKind();
      };
      return { upstream, leave: giveBack };
    },
    /** Before a 429 is sent. */
    hold: createRefusalHold({ holdMs }),
    /** How many of each kind are at Next and in line. */
    stats: () =>
      Object.fromEntries(
        Object.entries(admissions).map(([kind, admission]) => [kind, admission.stats()]),
      ) as Record<Kind, ReturnType<Admission["stats"]>>,
  };
}
export type DoorAdmission = ReturnType<typeof createDoorAdmission>;
