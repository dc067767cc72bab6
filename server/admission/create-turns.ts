/**
 * Decides which of several flows goes next: self-clocked fair queueing (S. J. Golestani, "A
 * self-clocked fair queueing scheme for broadband applications", INFOCOM 1994). Time is virtual. A
 * flow's turn would end at its start plus the turn's cost; the one whose turn ends first goes, and
 * the clock moves to that end. A flow's start is set when it joins and again with each turn, so
 * none starves: the clock passes the end of its turn. Between equals the one that has waited
 * longest for a turn goes.
 */
export function createTurns<Flow>() {
  /** The one longest without a turn first. */
  const starts = new Map<Flow, number>();
  let clock = 0;

  return {
    /** Adds a flow; one that is present keeps its start. */
    join(flow: Flow): void {
      if (!starts.has(flow)) starts.set(flow, clock);
    },
    leave(flow: Flow): void {
      starts.delete(flow);
    },
    /**
     * The flow whose turn it is; undefined if none can have one. `costOf`: the cost of its turn,
     * infinite if it can't have one now.
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
    /** Records a turn of this cost. */
    take(flow: Flow, cost: number): void {
      clock = Math.max(clock, (starts.get(flow) ?? clock) + cost);
      starts.delete(flow);
      starts.set(flow, clock);
    },
    /** The virtual time at which it will have had turns of this total cost. */
    endOf: (flow: Flow, cost: number): number => (starts.get(flow) ?? clock) + cost,
  };
}
export type Turns<Flow> = ReturnType<typeof createTurns<Flow>>;
