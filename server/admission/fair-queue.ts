import { createTurns, type Turns } from "./create-turns";

/**
 * Cost of a turn: a buyer has up to four where a visitor who browses has one. `spare` takes a free
 * place and never waits for one.
 */
const costs = { pay: 1, "sign-in": 2, browse: 4, spare: 4 } as const;
export type Priority = keyof typeof costs;
export const priorities = Object.keys(costs) as Priority[];

export type FairQueueLimits = {
  /** How many may run at once: in total, per agency, and per client of an agency. */
  total: number;
  perAgency: number;
  perClient: number;
  /** How many may wait: in total, per agency, and per client over all agencies. */
  waiting: number;
  waitingPerAgency: number;
  waitingPerClient: number;
};

/** Its client exceeds its share, or there are too many requests overall. */
export type Refusal = "client" | "house";

export type QueuedRequest = {
  agency: string;
  /** Requests of one client share that client's part. */
  client: string;
  priority: Priority;
  /** One of these is called once, and nothing after it, unless the request was withdrawn. */
  admit: () => void;
  refuse: (reason: Refusal) => void;
};

/** A client's requests to one agency. `turns`: how many it has had since it joined. */
type Line = { inside: number; turns: number; waiting: { request: QueuedRequest; due: number }[] };
type Agency = {
  inside: number;
  waiting: number;
  lines: Map<string, Line>;
  turns: Turns<Line>;
};

const costOf = ({ priority }: QueuedRequest) => costs[priority];
const sumOf = (waiting: Line["waiting"]) =>
  waiting.reduce((sum, { request }) => sum + costOf(request), 0);
/** The number of its client's turns for which a request yields to later, more urgent ones. */
const turnsToYield = (request: QueuedRequest) => 4 * (costOf(request) - 1);

/**
 * Decides which request runs and which waits. Agencies share the places equally, an agency's
 * clients share the agency's part weighted by `costs`, and among one client's own requests the most
 * urgent goes first, within limits. Has no clock. When too many wait, the request that would have
 * its turn last is dropped. An agency or a client without requests leaves nothing behind.
 */
export function createFairQueue({
  total,
  perAgency,
  perClient,
  waiting: maximumWaiting,
  waitingPerAgency,
  waitingPerClient,
}: FairQueueLimits) {
  const agencies = new Map<string, Agency>();
  const agencyTurns = createTurns<Agency>();
  /** How many of a client's requests wait, over all agencies. */
  const waitingOf = new Map<string, number>();
  let inside = 0;
  let waiting = 0;

  function find({ agency: name, client }: QueuedRequest): { agency: Agency; line: Line } {
    const agency = agencies.get(name) ?? {
      inside: 0,
      waiting: 0,
      lines: new Map<string, Line>(),
      turns: createTurns<Line>(),
    };
    agencies.set(name, agency);
    const line = agency.lines.get(client) ?? { inside: 0, turns: 0, waiting: [] };
    agency.lines.set(client, line);
    return { agency, line };
  }
  function tidy(request: QueuedRequest): void {
    const { agency, line } = find(request);
    if (line.waiting.length === 0) agency.turns.leave(line);
    if (agency.waiting === 0) agencyTurns.leave(agency);
    if (line.inside + line.waiting.length === 0) agency.lines.delete(request.client);
    if (agency.inside + agency.waiting === 0) agencies.delete(request.agency);
  }

  const hasPlaceFor = (agency: Agency, line: Line) =>
    inside < total && agency.inside < perAgency && line.inside < perClient;
  function goIn(request: QueuedRequest): void {
    const { agency, line } = find(request);
    inside += 1;
    agency.inside += 1;
    line.inside += 1;
    request.admit();
  }

  function count({ client }: QueuedRequest, agency: Agency, change: 1 | -1): void {
    waiting += change;
    agency.waiting += change;
    const left = (waitingOf.get(client) ?? 0) + change;
    if (left > 0) waitingOf.set(client, left);
    else waitingOf.delete(client);
  }
  function addTo(line: Line, agency: Agency, request: QueuedRequest): void {
    const due = line.turns + turnsToYield(request);
    const later = line.waiting.findIndex((other) => other.due > due);
    line.waiting.splice(later < 0 ? line.waiting.length : later, 0, { request, due });
    count(request, agency, 1);
    agency.turns.join(line);
    agencyTurns.join(agency);
  }
  function takeOut(line: Line, agency: Agency, index: number): QueuedRequest | undefined {
    const [taken] = line.waiting.splice(index, 1);
    if (taken) count(taken.request, agency, -1);
    return taken?.request;
  }

  function nextLine(agency: Agency): Line | undefined {
    return agency.turns.next((line) => {
      const [first] = line.waiting;
      return first && hasPlaceFor(agency, line) ? costOf(first.request) : Infinity;
    });
  }
  function letIn(): void {
    for (;;) {
      const agency = agencyTurns.next((candidate) => (nextLine(candidate) ? 1 : Infinity));
      const line = agency && nextLine(agency);
      const request = line && takeOut(line, agency, 0);
      if (!request) return;
      agencyTurns.take(agency, 1);
      agency.turns.take(line, costOf(request));
      line.turns += 1;
      goIn(request);
      tidy(request);
    }
  }

  function drop(agency: Agency, line: Line | undefined, reason: Refusal): void {
    const request = line && takeOut(line, agency, line.waiting.length - 1);
    if (!request) return;
    tidy(request);
    request.refuse(reason);
  }
  /** The item whose turns end last. */
  const lastOf = <Item>(items: Iterable<Item>, endOf: (item: Item) => number): Item | undefined =>
    [...items].reduce<Item | undefined>(
      (last, item) => (last === undefined || endOf(item) >= endOf(last) ? item : last),
      undefined,
    );
  function dropLast(agency: Agency | undefined): void {
    if (!agency) return;
    const lines = [...agency.lines.values()].filter((line) => line.waiting.length > 0);
    drop(
      agency,
      lastOf(lines, (line) => agency.turns.endOf(line, sumOf(line.waiting))),
      "house",
    );
  }

  return {
    /** Admits, rejects or queues a request. */
    arrive(request: QueuedRequest): void {
      const { agency, line } = find(request);
      if (hasPlaceFor(agency, line)) return goIn(request);
      if (request.priority === "spare") {
        tidy(request);
        return request.refuse("house");
      }
      addTo(line, agency, request);
      if ((waitingOf.get(request.client) ?? 0) > waitingPerClient) drop(agency, line, "client");
      else if (agency.waiting > waitingPerAgency) dropLast(agency);
      else if (waiting > maximumWaiting)
        dropLast(
          lastOf(
            [...agencies.values()].filter((other) => other.waiting > 0),
            (other) => agencyTurns.endOf(other, other.waiting),
          ),
        );
    },
    /** An admitted request has finished. Call once. */
    leave(request: QueuedRequest): void {
      const { agency, line } = find(request);
      inside -= 1;
      agency.inside -= 1;
      line.inside -= 1;
      letIn();
      tidy(request);
    },
    /** Withdraws a waiting request; others are unaffected. */
    giveUp(request: QueuedRequest): boolean {
      const { agency, line } = find(request);
      const index = line.waiting.findIndex((other) => other.request === request);
      if (index >= 0) takeOut(line, agency, index);
      tidy(request);
      return index >= 0;
    },
    stats: () => ({ inside, waiting, agencies: agencies.size }),
  };
}
