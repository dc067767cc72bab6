import type { Upstream } from "../proxy";

/** Whoever was alone for so long may keep every process busy. */
export const aloneMs = 60_000;

/** `weight`: about how much of a thread it takes. `isPressed`: its agency is asked for more than it has places for. */
type Asked = { agency: string; weight: number; isPressed: boolean };

/**
 * Which of the processes that render is asked. The last one is the patient one, which stands behind the others where processors are scarce:
 * it gets what is asked of an agency beyond its share, unless no other agency has been seen for a while. Everything else goes to where
 * least is done, which is not there while it is busy.
 */
export function createSpread(upstreams: readonly Upstream[], now: () => number = () => performance.now()) {
  const loads = new Map<Upstream, number>();
  const loadOf = (upstream: Upstream) => loads.get(upstream) ?? 0;
  const patient = upstreams.at(-1);
  if (!patient) throw new Error("No process renders");
  /** The agency that was seen last, and since when no other one. */
  let seen = { agency: "", since: now() };

  /** Chooses; `leave` is to be called once what was asked is done, a second call does nothing. */
  return function choose({ agency, weight, isPressed }: Asked): { upstream: Upstream; leave: () => void } {
    if (agency !== seen.agency) seen = { agency, since: now() };
    const isAlone = now() - seen.since >= aloneMs;
    const upstream = isPressed && !isAlone ? patient : upstreams.reduce((best, other) => (loadOf(other) < loadOf(best) ? other : best));
    loads.set(upstream, loadOf(upstream) + weight);
    let isInside = true;
    const leave = () => {
      if (isInside) loads.set(upstream, loadOf(upstream) - weight);
      isInside = false;
    };
    return { upstream, leave };
  };
}
