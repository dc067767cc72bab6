import type { Upstream } from "../proxy";

/** Milliseconds for which an agency counts as active after a render. */
export const presentMs = 3_000;

/** `agency`: empty if none is known at that host. `weight`: approximate load on a thread. */
type Work = { agency: string; weight: number };

/**
 * Chooses the rendering process: the least loaded one. While another agency is active too, an
 * agency has affinity to the process of its other requests, so that its load keeps one thread busy
 * and leaves the rest free. The number of an agency's requests doesn't matter.
 *
 * @throws Error where there is no process
 */
export function createBalancer(
  upstreams: readonly Upstream[],
  { now = () => performance.now() } = {},
) {
  if (upstreams.length === 0) throw new Error("No process renders");
  const inside = new Set<Work & { upstream: Upstream }>();
  /** Of all agencies, or of one. */
  const loadOf = (upstream: Upstream, agency?: string) =>
    [...inside]
      .filter((work) => work.upstream === upstream && (agency ?? work.agency) === work.agency)
      .reduce((sum, { weight }) => sum + weight, 0);
  /** The agency that was active last, and when a different one last was. */
  let last = { agency: "", at: -Infinity };
  let beforeLast = last;

  /** Unconfirmed hosts don't count: any client can make one up. */
  function note(agency: string): void {
    if (agency === "") return;
    if (agency !== last.agency) beforeLast = last;
    last = { agency, at: now() };
  }

  /** Chooses a process; call `leave` once the request is done, a second call does nothing. */
  return function choose({ agency, weight }: Work) {
    const isAlone = now() - (last.agency === agency ? beforeLast : last).at >= presentMs;
    const upstream = upstreams.reduce((best, other) => {
      const more = isAlone ? 0 : loadOf(other, agency) - loadOf(best, agency);
      return more > 0 || (more === 0 && loadOf(other) < loadOf(best)) ? other : best;
    });
    note(agency);
    const work = { agency, weight, upstream };
    inside.add(work);
    return { upstream, leave: () => void inside.delete(work) };
  };
}
