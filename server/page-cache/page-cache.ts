import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { OverloadedError } from "../admission/create-admission";
import { sendBareError } from "../bare-error";
import type { CacheKey } from "./cache-key";
import { createKeyResolver } from "./create-key-resolver";
import { createUnpacker } from "./create-unpacker";
import type { Entry } from "./entry";
import { fill, type FillTrigger, type FillSettings } from "./fill";
import { createFlights, type Landing } from "./flights";
import { resolveFreshness, type Freshness } from "./freshness";
import type { KeySettings } from "./resolve-cache-key";
import { sendCached } from "./send-cached";
import { createShare } from "./share";

/** A request in progress, and what its response depends on. */
type CacheRequest = FillTrigger & {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `miss`: was or could have been shared, but had to be rendered; `bypass`: is private. */
  cache: "hit" | "stale" | "miss" | "bypass";
};

export type PageCacheEvents = {
  /**
   * A fill has ended. Answered, but not cached: `outdated` because of a purge meanwhile,
   * `incomplete` because it was marked so while it was rendered.
   */
  onFill?: (
    result: "kept" | "outdated" | "incomplete" | "refused" | "failed",
    fill: { key: CacheKey; milliseconds: number; error?: unknown },
  ) => void;
  /** An entry was evicted for lack of memory. */
  onEvict?: () => void;
  onPurge?: (purge: { tags: readonly string[]; entries: number }) => void;
};

export type PageCacheSettings = KeySettings &
  Omit<FillSettings, "now"> & {
    maxBytes: number;
    maxFlights?: number;
    /** Monotonic milliseconds. */
    now?: () => number;
    events?: PageCacheEvents;
  };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Shares of the memory. Variants that any client can create without limit have their own share and
 * evict only each other: the client router's responses, and pages in a chosen currency or for a
 * chosen residence (up to 150 × 676 copies of one page). Whether the choice equals the agency's
 * default isn't known here.
 */
const shares = { documents: 0.55, chosenDocuments: 0.15, routerAnswers: 0.2, unpacked: 0.1 };
/**
 * A response that turned out to be private isn't awaited as shared again for this long (Varnish
 * calls it hit-for-miss).
 */
const passMs = 10_000;
const passesBytes = 1024 * 1024;
/**
 * How often one request starts or joins a fill, when a purge or another client's rejection
 * interferes.
 */
const maxAttempts = 3;
/** While Next fails, a page with a cached copy is requested again only this often. */
const retryMs = 5_000;

/**
 * The rendered public pages, by everything they depend on. Knows agencies and routes only from what
 * Next's responses say.
 */
export function createPageCache({
  maxBytes,
  maxFlights,
  now = () => performance.now(),
  events = {},
  ...settings
}: PageCacheSettings) {
  const resolveKey = createKeyResolver(settings);
  const documents = createShare(Math.floor(maxBytes * shares.documents), events.onEvict);
  const chosenDocuments = createShare(
    Math.floor(maxBytes * shares.chosenDocuments),
    events.onEvict,
  );
  const routerAnswers = createShare(Math.floor(maxBytes * shares.routerAnswers), events.onEvict);
  const unpack = createUnpacker(Math.floor(maxBytes * shares.unpacked));
  const passes = new LRUCache<string, true>({
    maxSize: passesBytes,
    sizeCalculation: (_, id) => id.length + 128,
    ttl: passMs,
    ttlResolution: 0,
    perf: { now },
  });
  const retryAt = new WeakMap<Entry, number>();
  const flights = createFlights({
    fill: (key, trigger) => fill(key, trigger, { ...settings, now }),
    onLanding,
    now,
    maximum: maxFlights,
  });

  const shareOf = ({ rsc, currency, residence }: CacheKey) =>
    rsc ? routerAnswers : currency || residence ? chosenDocuments : documents;
  const ageOf = ({ requestedAt }: Entry) => (now() - requestedAt) / 1000;
  const freshnessOf = (entry: Entry): Freshness => resolveFreshness(entry.lifetimes, ageOf(entry));

  function onLanding(id: string, key: CacheKey, landing: Landing): void {
    const share = shareOf(key);
    const { milliseconds } = landing;
    if ("error" in landing || ("entry" in landing && landing.kind === "incomplete")) {
      const copy = share.get(id);
      if (copy) retryAt.set(copy, now() + retryMs);
      events.onFill?.("error" in landing ? "failed" : "incomplete", {
        key,
        milliseconds,
        ...("error" in landing ? { error: landing.error } : {}),
      });
    } else if ("entry" in landing && landing.kind === "whole") {
      if (landing.outdatedSince === Infinity) share.set(id, landing.entry);
      events.onFill?.(landing.outdatedSince === Infinity ? "kept" : "outdated", {
        key,
        milliseconds,
      });
    } else {
      // Gone, moved or private now: the copy is wrong.
      share.delete(id);
      // An error page is shared: later requests wait for it together.
      if (!("entry" in landing)) passes.set(id, true);
      events.onFill?.("refused", { key, milliseconds });
    }
  }

  function send(
    visit: CacheRequest,
    entry: Entry,
    cache: "hit" | "stale" | "miss",
    { status, isKept = true }: { status: string; isKept?: boolean },
  ): true {
    const { request, response, requestId } = visit;
    visit.cache = cache;
    // A client that left during the fill is not answered.
    if (!response.destroyed)
      sendCached(request, response, entry, {
        requestId,
        ageSeconds: ageOf(entry),
        cacheStatus: `front-door; ${status}`,
        isKept,
        unpack,
      });
    return true;
  }

  function pass(visit: CacheRequest, cache: "miss" | "bypass"): false {
    visit.cache = cache;
    visit.response.setHeader("Cache-Status", `front-door; fwd=${cache}`);
    return false;
  }

  /** There was no place at Next: a request that has queued for one isn't queued again. */
  async function refuse(
    visit: CacheRequest,
    { status, retryAfter }: OverloadedError,
  ): Promise<true> {
    const { request, response, requestId } = visit;
    pass(visit, "miss");
    if (status === 429) await settings.admission.hold();
    if (!response.destroyed)
      sendBareError(request, response, status, {
        requestId,
        headers: { "Retry-After": String(retryAfter) },
      });
    return true;
  }

  async function answerFromNext(id: string, key: CacheKey, visit: CacheRequest): Promise<boolean> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const joinedAt = flights.purges();
      const flight = flights.join(id, key, visit);
      if (!flight) break;
      const landing = await flight.landing;
      const isWhole = "entry" in landing && landing.kind === "whole";
      const copy = isWhole ? undefined : shareOf(key).get(id);
      if (copy && freshnessOf(copy) !== "dead")
        return send(visit, copy, "stale", { status: "fwd=stale" });
      if ("error" in landing && landing.error instanceof OverloadedError) {
        // Charged to another client that exceeds its share: this request starts its own.
        if (landing.error.status === 429 && flight.network !== visit.network) continue;
        return refuse(visit, landing.error);
      }
      if (!("entry" in landing)) break;
      // A request that came after a purge must not get what was true before it.
      if (joinedAt >= landing.outdatedSince) continue;
      const isKept = isWhole && landing.outdatedSince === Infinity;
      const status = flight.isLeader
        ? isKept
          ? "fwd=miss; stored"
          : "fwd=miss"
        : "fwd=miss; collapsed";
      return send(visit, landing.entry, "miss", { status, isKept });
    }
    return pass(visit, "miss");
  }

  return {
    /**
     * Responds from the cache, fills it, or rejects if Next has no place; false if the request must
     * be passed on individually.
     */
    answer(visit: CacheRequest): boolean | Promise<boolean> {
      const resolved = resolveKey(visit.request);
      if (!resolved) return pass(visit, "bypass");
      const { key, id } = resolved;
      const entry = shareOf(key).get(id);
      if (!entry) return passes.has(id) ? pass(visit, "miss") : answerFromNext(id, key, visit);

      const freshness = freshnessOf(entry);
      if (freshness === "fresh") return send(visit, entry, "hit", { status: "hit" });
      const isWaiting = freshness !== "dead" && now() < (retryAt.get(entry) ?? 0);
      if (freshness === "stale" && !isWaiting) flights.join(id, key, visit);
      if (freshness === "stale" || isWaiting)
        return send(visit, entry, "stale", { status: "fwd=stale" });
      return answerFromNext(id, key, visit);
    },

    /**
     * Drops every page with one of these tags; running fills with one of them will not be cached.
     * @returns how many were dropped
     */
    purge(tags: readonly string[]): number {
      flights.purge(tags);
      const entries =
        documents.purge(tags) + chosenDocuments.purge(tags) + routerAnswers.purge(tags);
      events.onPurge?.({ tags, entries });
      return entries;
    },

    stats: () => ({
      documents: documents.stats(),
      chosenDocuments: chosenDocuments.stats(),
      routerAnswers: routerAnswers.stats(),
      flights: flights.size(),
    }),
  };
}
