/**
 * Who of several has the next turn: self-clocked fair queueing (S. J. Golestani, "A self-clocked
 * fair queueing scheme for broadband applications", INFOCOM 1994). Time is virtual. A flow's turn
 * would end at its start plus what the turn costs; the one whose turn ends first goes, and the
 * clock then shows that end. A flow starts when it joins and again with each turn, so that none is
 * put off for ever: the clock passes the end of its turn. Between equals the one without a turn for
 * longest goes.
 */
export function createTurns<Flow>() {
  /** The longest without a turn first. */
  const starts = new Map<Flow, number>();
  let clock = 0;

  return {
    /** Takes part from now on; one that does already keeps its start. */
    join(flow: Flow): void {
      if (!starts.has(flow)) starts.set(flow, clock);
    },
    leave(flow: Flow): void {
      starts.delete(flow);
    },
    /**
     * Whose turn it is; undefined where none can have one. `costOf`: of its turn, infinite where it
     * can't have one now.
     */
    next(costOf: (flow: Flow) => number): Flow | undefined {
      let first: Flow | undefined;
      let earliest = Infinity;
      for (const [flow, start] of starts) {
        const end = start + costOf(flow);
        if (end < earliest) [first, earliest] = [flow, end];
      }
      return first;
    },
    /** It has a turn of this cost, and goes on from there. */
    take(flow: Flow, cost: number): void {
      clock = Math.max(clock, (starts.get(flow) ?? clock) + cost);
      starts.delete(flow);
      starts.set(flow, clock);
    },
    /** When it will have had turns of this cost altogether, by the virtual clock. */
    endOf: (flow: Flow, cost: number): number => (starts.get(flow) ?? clock) + cost,
  };
}
export type Turns<Flow> = ReturnType<typeof createTurns<Flow>>;
