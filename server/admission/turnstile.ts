/** In the order in which an agency's own requests get their turn; `spare` takes a free place and never waits for one. */
export const priorities = ["pay", "sign-in", "browse", "spare"] as const;
export type Priority = (typeof priorities)[number];

export type TurnstileLimits = {
  /** How many are inside at once, and how many of them are one agency's. */
  total: number;
  perAgency: number;
  /** How many wait at most, and how many of them are one agency's. */
  waiting: number;
  waitingPerAgency: number;
};

export type Visitor = {
  agency: string;
  priority: Priority;
  /** Called once, and nothing after it, unless the visitor gave up. */ admit: () => void;
  refuse: () => void;
};

/** `averageMs`: how long the last ones stayed inside, for as long as the agency has anybody here. */
type Line = { inside: number; averageMs: number; waiting: Visitor[] };

const urgency = ({ priority }: Visitor) => priorities.indexOf(priority);

/**
 * Who goes in and who waits: agencies take turns, and within an agency the most urgent goes first, then the oldest. Knows no clock.
 * Where the waiting are too many the agency that has the most of them loses its youngest least urgent one.
 * An agency that has nobody inside and nobody waiting leaves nothing behind.
 */
export function createTurnstile({ total, perAgency, waiting: maximumWaiting, waitingPerAgency }: TurnstileLimits) {
  /** In the order of their turns. */
  const lines = new Map<string, Line>();
  let inside = 0;
  let waiting = 0;

  function lineOf(agency: string): Line {
    const line = lines.get(agency) ?? { inside: 0, averageMs: 0, waiting: [] };
    lines.set(agency, line);
    return line;
  }
  function tidy(agency: string, line: Line): void {
    if (line.inside === 0 && line.waiting.length === 0) lines.delete(agency);
  }
  function goIn(visitor: Visitor, line: Line): void {
    inside += 1;
    line.inside += 1;
    // Whoever had a turn goes to the end of the round.
    lines.delete(visitor.agency);
    lines.set(visitor.agency, line);
    visitor.admit();
  }
  function takeOut(line: Line, index: number): Visitor | undefined {
    const [visitor] = line.waiting.splice(index, 1);
    if (visitor) waiting -= 1;
    return visitor;
  }
  function letIn(): void {
    while (inside < total) {
      const line = [...lines.values()].find((candidate) => candidate.inside < perAgency && candidate.waiting.length > 0);
      const next = line && takeOut(line, 0);
      if (!next) return;
      goIn(next, line);
    }
  }
  /** Makes room for a more urgent one of the same agency. */
  function displace(line: Line, visitor: Visitor): boolean {
    const last = line.waiting.at(-1);
    if (!last || urgency(last) <= urgency(visitor)) return false;
    takeOut(line, line.waiting.length - 1)?.refuse();
    return true;
  }
  /** Makes room at the cost of the agency with the longest line, if that is longer than this one would be. */
  function displaceLongest(line: Line): boolean {
    const longest = [...lines.values()].reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one));
    if (longest.waiting.length <= line.waiting.length + 1) return false;
    takeOut(longest, longest.waiting.length - 1)?.refuse();
    return true;
  }

  return {
    /** Admits, refuses or keeps waiting. One who would wait longer than `patienceMs` at the agency's recent pace is refused at once. */
    arrive(visitor: Visitor, patienceMs = Infinity): void {
      const line = lineOf(visitor.agency);
      if (inside < total && line.inside < perAgency) return goIn(visitor, line);

      const ahead = line.waiting.filter((other) => urgency(other) <= urgency(visitor)).length;
      const isHopeless = ((ahead + 1) * line.averageMs) / perAgency > patienceMs;
      const isFull = line.waiting.length >= waitingPerAgency || waiting >= maximumWaiting;
      const hasRoom = () => !isFull || (line.waiting.length < waitingPerAgency && displaceLongest(line)) || displace(line, visitor);
      if (visitor.priority === "spare" || isHopeless || !hasRoom()) {
        tidy(visitor.agency, line);
        return visitor.refuse();
      }
      line.waiting.splice(ahead, 0, visitor);
      waiting += 1;
    },
    /** One who was admitted is done after so many milliseconds. To be called once. */
    leave({ agency }: Visitor, tookMs = 0): void {
      const line = lineOf(agency);
      inside -= 1;
      line.inside -= 1;
      line.averageMs = line.averageMs === 0 ? tookMs : line.averageMs + (tookMs - line.averageMs) / 4;
      letIn();
      tidy(agency, line);
    },
    /** One who waits goes away; nothing happens to anybody else. */
    giveUp(visitor: Visitor): boolean {
      const line = lines.get(visitor.agency);
      const index = line?.waiting.indexOf(visitor) ?? -1;
      if (!line || index < 0) return false;
      takeOut(line, index);
      tidy(visitor.agency, line);
      return true;
    },
    /** Whether more of this agency are here, inside or waiting, than it ever has places for: it is in a storm, and not only the house full. */
    isBeyondShare: (agency: string): boolean => {
      const line = lines.get(agency);
      return line !== undefined && line.inside + line.waiting.length > perAgency;
    },
    stats: () => ({ inside, waiting, agencies: lines.size }),
  };
}
