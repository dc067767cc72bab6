import { splitLanguage } from "@/lib/i18n/split-language";
import { findRoute } from "@/lib/routes/find-route";
import type { Upstream } from "../proxy";
import { isApiPath } from "../request-hygiene";
import { createAdmission, type Admission, type AdmissionOptions, type Entry, type Leave } from "./create-admission";
import { createSpread } from "./create-spread";

export type Asked = {
  /** Null where Next hasn't said yet that the host is one's: all such hosts share one bound, so that invented ones take no more than an agency. */
  agency: string | null;
  /** Without its query. */
  path: string;
  /** Its body is still on its way. */
  isUpload?: boolean;
  signal?: AbortSignal;
};
type Kind = "pages" | "calls" | "uploads" | "documents";
/** The process to ask, and how to give the place back; a second call does nothing. */
export type Place = { upstream: Upstream; leave: Leave };

/** Drawn to the last line on the thread that renders: half a second each, in Arabic a whole one. */
const documentRoutes: ReadonlySet<string> = new Set(["/booknow/hotels/voucher"]);
/** Sent by scripts that wait for no answer: lost rather than in anybody's way, above all when pages fail for want of places. */
const reportRoutes: ReadonlySet<string> = new Set(["/api/client-errors"]);

/** Half of the places for one agency: two keep a renderer's thread busy, and another agency finds places free. */
const toBounds = (total: number, linePerPlace: number) => {
  const perAgency = Math.ceil(total / 2);
  return { total, perAgency, waiting: linePerPlace * total, waitingPerAgency: linePerPlace * perAgency };
};

/** Calls wait for the backend most of their time, so that more of them fit. */
const callsPerPage = 4;

/** About how much of a renderer's thread each takes: what else is at a process with a document waits until it is drawn. */
const weights: Record<Kind, number> = { pages: callsPerPage, calls: 1, uploads: 1, documents: 16 };

const toOptions = (pages: number, linePerPlace: number): Record<Kind, AdmissionOptions> => ({
  pages: { ...toBounds(pages, linePerPlace), waitMs: 2_000 },
  calls: { ...toBounds(callsPerPage * pages, linePerPlace), waitMs: 2_000 },
  // As slow as their clients: they are in nobody's way but their own.
  uploads: { total: 8, perAgency: 4, waiting: 16, waitingPerAgency: 8, waitMs: 2_000 },
  // Whoever asks for one expects to wait.
  documents: { total: 1, perAgency: 1, waiting: 12, waitingPerAgency: 6, waitMs: 8_000 },
});

export type DoorAdmissionOptions = {
  /** The processes that render; one at least. */
  upstreams: readonly Upstream[];
  /** The patient one, where it is there (`create-spread.ts`). */
  getPatient?: () => Upstream | null;
  /** Pages rendered at once, of all agencies. */
  concurrency: number;
  /** How many wait for each place: what one thread makes in about a second. */
  linePerPlace?: number;
  /** How long one waits in line; as long as is of use for each kind unless given. */
  waitMs?: number;
  onRefused?: (kind: Kind, entry: Entry) => void;
};

/**
 * For how long a place at the patient process rests after its work, times that work: half of a storm's time. Without it a storm takes all that
 * is idle, and with it the backend and the caches of the processor, which nobody gives up at once.
 */
const restShare = 1;
const now = () => performance.now();

/** Bounds what Next is asked, each kind by itself, so that slow calls take no page's place. */
export function createDoorAdmission({ upstreams, getPatient, concurrency, linePerPlace = 16, waitMs, onRefused }: DoorAdmissionOptions) {
  const options = toOptions(concurrency, linePerPlace);
  const open = (kind: Kind): Admission =>
    createAdmission({ ...options[kind], ...(waitMs === undefined ? {} : { waitMs }), onRefused: (entry) => onRefused?.(kind, entry) });
  const admissions = { pages: open("pages"), calls: open("calls"), uploads: open("uploads"), documents: open("documents") };
  const choose = createSpread(upstreams, { getPatient });

  return {
    /** Resolves once Next may be asked; whoever asks gives the place back. @throws OverloadedError or GoneError */
    async enter({ agency: named, path, isUpload = false, signal }: Asked): Promise<Place> {
      const agency = named ?? "";
      const isCall = isApiPath(path);
      const { name, priority } = findRoute(isCall ? path : splitLanguage(path).path).route;
      const kind = isUpload ? "uploads" : isCall ? "calls" : documentRoutes.has(name) ? "documents" : "pages";
      const entering = admissions[kind].enter({ agency, priority: reportRoutes.has(name) ? "spare" : priority, signal });
      // One of too many by now, or beside too many pages of its agency.
      const isPressed = admissions[kind].isBeyondShare(agency) || admissions.pages.isBeyondShare(agency);
      const leaveKind = await entering;
      const since = now();
      const { upstream, isPatient, leave } = choose({ agency, weight: weights[kind], isPressed });
      const giveBack = () => {
        leave();
        if (isPatient) setTimeout(leaveKind, restShare * (now() - since)).unref();
        else leaveKind();
      };
      return { upstream, leave: giveBack };
    },
    /** How many of each kind are at Next and in line. */
    stats: () =>
      Object.fromEntries(Object.entries(admissions).map(([kind, admission]) => [kind, admission.stats()])) as Record<Kind, ReturnType<Admission["stats"]>>,
  };
}
export type DoorAdmission = ReturnType<typeof createDoorAdmission>;
