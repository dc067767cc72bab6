import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { createBoundedLabel } from "./bounded-label";
import type { Visit } from "./visit";

/** Seconds. A cached page takes less than a millisecond, a render up to a few seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const fillBuckets = buckets.slice(4);
/** Further agencies are counted together. */
const maxAgencies = 100;

const statusClasses = ["none", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;
const toStatusClass = (status: number | null) =>
  statusClasses[Math.floor((status ?? 0) / 100)] ?? "none";

/** The cache's content, read when Prometheus scrapes. */
export type Holdings = () => Readonly<Record<string, { entries: number; bytes: number }>>;
/** Running and waiting renders by kind, read when Prometheus scrapes. */
export type Places = () => Readonly<Record<string, { inside: number; waiting: number }>>;

export type DoorMetrics = ReturnType<typeof createDoorMetrics>;

/**
 * The front door's metrics (docs/observability.md). Every label is bounded: names of our own
 * routes, classes, results, known agencies.
 */
export function createDoorMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const agencyLabel = createBoundedLabel(maxAgencies);

  const requests = new Counter({
    name: "site_http_requests_total",
    help: "Requests by route, class of status and how the page cache had to do with them",
    labelNames: ["route", "status", "cache"],
    registers,
  });
  const durations = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "From a request's head to the end of its answer",
    labelNames: ["route", "cache"],
    buckets,
    registers,
  });
  const fills = new Histogram({
    name: "site_page_cache_fill_duration_seconds",
    help: "Questions of the page cache to Next, by what became of the answer",
    labelNames: ["result"],
    buckets: fillBuckets,
    registers,
  });
  const purges = new Counter({
    name: "site_page_cache_purges_total",
    help: "Purges of the page cache",
    registers,
  });
  const purged = new Counter({
    name: "site_page_cache_purged_entries_total",
    help: "Entries that purges forgot",
    registers,
  });
  const evicted = new Counter({
    name: "site_page_cache_evicted_entries_total",
    help: "Entries that had to go for want of memory",
    registers,
  });
  const renders = new Counter({
    name: "site_renders_total",
    help: "Answers of Next, by agency",
    labelNames: ["agency"],
    registers,
  });
  const refused = new Counter({
    name: "site_renders_refused_total",
    help: "Requests without a place: 429 asked for more than their share, 503 came when there was none",
    labelNames: ["kind", "status"],
    registers,
  });

  type Child = { count: { inc: () => void }; time: { observe: (seconds: number) => void } };
  /** Bound once: looking a label up costs more than all other metrics of a cached response. */
  const children = new Map<string, Child>();
  function childOf({ route: { name }, status, cache }: Visit): Child {
    const statusClass = toStatusClass(status);
    const id = `${cache} ${statusClass} ${name}`;
    const known = children.get(id);
    if (known) return known;
    const child = {
      count: requests.labels(name, statusClass, cache),
      time: durations.labels(name, cache),
    };
    children.set(id, child);
    return child;
  }

  return {
    register,
    countVisit(visit: Visit): void {
      const { count, time } = childOf(visit);
      count.inc();
      time.observe(visit.ms / 1_000);
    },
    countRender: (agency: string | null): void => renders.labels(agencyLabel(agency)).inc(),
    countRefusal: (kind: string, status: 429 | 503): void =>
      refused.labels(kind, String(status)).inc(),
    countFill: (result: string, ms: number): void => fills.labels(result).observe(ms / 1_000),
    countPurge(entries: number): void {
      purges.inc();
      purged.inc(entries);
    },
    countEvictions: (entries: number): void => evicted.inc(entries),
    watchPageCache(getHoldings: Holdings): void {
      const set = (gauge: Gauge<"share">, unit: "entries" | "bytes") => {
        for (const [share, holding] of Object.entries(getHoldings()))
          gauge.labels(share).set(holding[unit]);
      };
      for (const unit of ["entries", "bytes"] as const)
        new Gauge({
          name: `site_page_cache_${unit}`,
          help: `What the page cache holds, in ${unit}`,
          labelNames: ["share"],
          registers,
          collect() {
            set(this, unit);
          },
        });
    },
    watchPlaces(getPlaces: Places): void {
      const states = [
        ["running", "inside"],
        ["queued", "waiting"],
      ] as const;
      for (const [state, field] of states)
        new Gauge({
          name: `site_renders_${state}`,
          help: `Requests ${state === "running" ? "at Next" : "that wait for a place at Next"}, by kind`,
          labelNames: ["kind"],
          registers,
          collect() {
            for (const [kind, places] of Object.entries(getPlaces()))
              this.labels(kind).set(places[field]);
          },
        });
    },
  };
}
