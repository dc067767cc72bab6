import type { Upstream } from "../proxy";

/** Whoever was alone for so long may keep every process busy. */
export const aloneMs = 60_000;

/** `weight`: about how much of a thread it takes. `isPressed`: its agency is asked for more than it has places for. */
type Asked = { agency: string; weight: number; isPressed: boolean };

type Choice = { upstream: Upstream; isPatient: boolean; leave: () => void };
type Options = {
  /** The patient process, which stands aside for everything else; null where there is none, or not yet. */
  getPatient?: () => Upstream | null;
  now?: () => number;
};

/**
 * Which of the processes that render is asked. What is asked of an agency beyond its share goes to the patient one, unless no other agency
 * has been seen for a while; that one has one agency at a time, so that of several in a storm the others use what there is.
 * Everything else, and that as well until the patient one is there, goes to where least is done.
 */
export function createSpread(upstreams: readonly Upstream[], { getPatient = () => null, now = () => performance.now() }: Options = {}) {
  const [first] = upstreams;
  if (!first) throw new Error("No process renders");
  const loads = new Map<Upstream, number>();
  const loadOf = (upstream: Upstream) => loads.get(upstream) ?? 0;
  const findLeast = () => upstreams.reduce((best, other) => (loadOf(other) < loadOf(best) ? other : best), first);
  /** The agency that was seen last, and since when no other one. */
  let seen = { agency: "", since: now() };
  /** Whose requests are at the patient one. */
  let guest = "";

  function findPatient(agency: string): Upstream | null {
    const patient = now() - seen.since >= aloneMs ? null : getPatient();
    return patient && (loadOf(patient) === 0 || guest === agency) ? patient : null;
  }

  /** Chooses; `leave` is to be called once what was asked is done, a second call does nothing. */
  return function choose({ agency, weight, isPressed }: Asked): Choice {
    if (agency !== seen.agency) seen = { agency, since: now() };
    const patient = isPressed ? findPatient(agency) : null;
    if (patient) guest = agency;
    const upstream = patient ?? findLeast();
    loads.set(upstream, loadOf(upstream) + weight);
    let isInside = true;
    const leave = () => {
      if (isInside) loads.set(upstream, loadOf(upstream) - weight);
      isInside = false;
    };
    return { upstream, isPatient: patient !== null, leave };
  };
}
