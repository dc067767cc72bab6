import type { Upstream } from "../proxy";

/** What is asked of one process: whose it is, and about how much of its thread it takes. */
type Load = { agency: string; weight: number; upstream: Upstream };

/** Whoever was alone for so long may keep every process busy. */
export const aloneMs = 60_000;

/**
 * Which of the processes that render is asked: the one where least is done for other agencies. Where that is equal, an agency stays where
 * it is already: so it keeps one process busy, whatever it asks for, and leaves the other one free for whoever comes beside it.
 * Between equals they take turns.
 */
export function createSpread(upstreams: readonly Upstream[], now: () => number = () => performance.now()) {
  const loads = new Set<Load>();
  /** The longest unused one first. */
  const turns = [...upstreams];
  /** Who was sent there last. */
  const latest = new Map<Upstream, string>();
  /** The agency that was seen last, and since when no other one. */
  let seen = { agency: "", since: now() };

  const weigh = (isCounted: (load: Load) => boolean) => [...loads].filter(isCounted).reduce((sum, { weight }) => sum + weight, 0);

  /** Chooses; `leave` is to be called once what was asked is done, a second call does nothing. */
  return function choose(agency: string, weight: number): { upstream: Upstream; leave: () => void } {
    if (agency !== seen.agency) seen = { agency, since: now() };
    const preference = now() - seen.since >= aloneMs ? 1 : -1;
    const choices = turns.map((upstream) => ({
      upstream,
      others: weigh((load) => load.upstream === upstream && load.agency !== agency),
      // Less than any load: also between two questions an agency stays where it was.
      own: weigh((load) => load.upstream === upstream && load.agency === agency) + (latest.get(upstream) === agency ? 0.5 : 0),
    }));
    const { upstream } = choices.reduce((best, choice) => ((choice.others - best.others || preference * (choice.own - best.own)) < 0 ? choice : best));
    turns.push(...turns.splice(turns.indexOf(upstream), 1));
    latest.set(upstream, agency);
    const load = { agency, weight, upstream };
    loads.add(load);
    return { upstream, leave: () => void loads.delete(load) };
  };
}
