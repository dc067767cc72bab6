import type { Upstream } from "../proxy";

/** Milliseconds for which an agency counts as being here after something was rendered for it. */
export const presentMs = 3_000;

/**
 * `agency`: null where none is known at that host. `weight`: about how much of a thread it takes.
 */
type SpreadRequest = { agency: string | null; weight: number };
type Choice = { upstream: Upstream; leave: () => void };

/**
 * Which of the processes that render is asked: the one where least is done. While another agency is
 * here as well, an agency stays where its other requests are, so that what one asks for keeps one
 * thread busy and the others find the rest free. How many requests an agency has changes nothing
 * about it.
 */
export function createSpread(
  upstreams: readonly Upstream[],
  { now = () => performance.now() } = {},
) {
  const [first] = upstreams;
  if (!first) throw new Error("No process renders");
  const loads = new Map<Upstream, number>();
  /**
   * What of a process is one agency's, by agency; nothing of an agency that has no request here.
   */
  const shares = new Map<string, Map<Upstream, number>>();
  const loadOf = (upstream: Upstream) => loads.get(upstream) ?? 0;
  /** The agency that was here last, and when one was that is another. */
  let last = { agency: "", at: -Infinity };
  let beforeLast = { agency: "", at: -Infinity };

  /** For hosts that no agency has nobody else makes room: everybody can invent one. */
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

  /** Chooses; `leave` is to be called once what was asked is done, a second call does nothing. */
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
