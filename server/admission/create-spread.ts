import type { Upstream } from "../proxy";

/** Milliseconds for which an agency counts as active after a render. */
export const presentMs = 3_000;

/** `agency`: null if none is known at that host. `weight`: approximate load on a thread. */
type SpreadRequest = { agency: string | null; weight: number };
type Choice = { upstream: Upstream; leave: () => void };

/**
 * Chooses the rendering process: the least busy one. While another agency is active too, an agency
 * stays on the process of its other requests, so that its load keeps one thread busy and leaves the
 * rest free. The number of an agency's requests doesn't matter.
 */
export function createSpread(
  upstreams: readonly Upstream[],
  { now = () => performance.now() } = {},
) {
  const [first] = upstreams;
  if (!first) throw new Error("No process renders");
  const loads = new Map<Upstream, number>();
  /** Each agency's load per process; agencies without requests have no entry. */
  const shares = new Map<string, Map<Upstream, number>>();
  const loadOf = (upstream: Upstream) => loads.get(upstream) ?? 0;
  /** The agency that was active last, and when a different one last was. */
  let last = { agency: "", at: -Infinity };
  let beforeLast = { agency: "", at: -Infinity };

  /** Nobody makes room for unconfirmed hosts: anybody can make one up. */
  function note(agency: string): void {
    if (agency === "") return;
    if (agency !== last.agency) beforeLast = last;
    last = { agency, at: now() };
  }
  const isAlone = (agency: string) =>
    now() - (last.agency === agency ? beforeLast : last).at >= presentMs;
  const findLeast = (some: readonly Upstream[]) =>
    some.reduce((best, other) => (loadOf(other) < loadOf(best) ? other : best), some[0] ?? first);
  function findOwn(agency: string): readonly Upstream[] {
    const share = shares.get(agency);
    const most = Math.max(0, ...(share?.values() ?? []));
    return most === 0 ? upstreams : upstreams.filter((upstream) => share?.get(upstream) === most);
  }
  function add(agency: string, upstream: Upstream, weight: number): void {
    loads.set(upstream, loadOf(upstream) + weight);
    const share = shares.get(agency) ?? new Map<Upstream, number>();
    const own = (share.get(upstream) ?? 0) + weight;
    if (own > 0) shares.set(agency, share.set(upstream, own));
    else share.delete(upstream);
    if (share.size === 0) shares.delete(agency);
  }

  /** Chooses a process; call `leave` once the request is done, a second call does nothing. */
  return function choose({ agency: named, weight }: SpreadRequest): Choice {
    const agency = named ?? "";
    const upstream = findLeast(isAlone(agency) ? upstreams : findOwn(agency));
    note(agency);
    add(agency, upstream, weight);
    let isInside = true;
    const leave = () => {
      if (isInside) add(agency, upstream, -weight);
      isInside = false;
    };
    return { upstream, leave };
  };
}
