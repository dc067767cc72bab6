import fc from "fast-check";
import { createTurnstile, priorities, type Priority, type Visitor } from "./turnstile";

type State = "new" | "inside" | "waiting" | "refused" | "gone";
type Tracked = Visitor & { state: State; number: number };

/** A turnstile whose visitors say where they are; an arrival that is neither admitted nor refused waits. */
function open(limits = { total: 3, perAgency: 2, waiting: 6, waitingPerAgency: 4 }) {
  const turnstile = createTurnstile(limits);
  const visitors: Tracked[] = [];
  const turns: Tracked[] = [];
  const expectState = (visitor: Tracked, ...states: State[]) => expect(states).toContain(visitor.state);
  function arrive(agency: string, priority: Priority = "browse", patienceMs?: number): Tracked {
    const visitor: Tracked = {
      agency,
      priority,
      number: visitors.length,
      state: "new",
      admit: () => {
        expectState(visitor, "new", "waiting");
        visitor.state = "inside";
        turns.push(visitor);
      },
      refuse: () => {
        expectState(visitor, "new", "waiting");
        visitor.state = "refused";
      },
    };
    visitors.push(visitor);
    turnstile.arrive(visitor, patienceMs);
    if (visitor.state === "new") visitor.state = "waiting";
    return visitor;
  }
  function leave(visitor: Tracked, tookMs?: number) {
    expectState(visitor, "inside");
    visitor.state = "gone";
    turnstile.leave(visitor, tookMs);
  }
  function giveUp(visitor: Tracked) {
    expect(turnstile.giveUp(visitor)).toBe(visitor.state === "waiting");
    if (visitor.state === "waiting") visitor.state = "gone";
  }
  const at = (state: State) => visitors.filter((visitor) => visitor.state === state);
  return { turnstile, turns, arrive, leave, giveUp, at };
}

const agencies = ["a", "b", "c", "d"] as const;
const limitsArbitrary = fc
  .record({ total: fc.integer({ min: 1, max: 5 }), perAgency: fc.integer({ min: 1, max: 5 }), waiting: fc.nat(8), waitingPerAgency: fc.nat(5) })
  .map((limits) => ({ ...limits, perAgency: Math.min(limits.perAgency, limits.total) }));
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant("arrive" as const), agency: fc.constantFrom(...agencies), priority: fc.constantFrom(...priorities) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("leave" as const), pick: fc.nat(), tookMs: fc.nat(5_000) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("giveUp" as const), pick: fc.nat() }) },
);

test("whatever happens: bounds hold, nobody is lost, no place stays empty that somebody may take, and nothing is left behind", () => {
  fc.assert(
    fc.property(limitsArbitrary, fc.array(stepArbitrary, { maxLength: 60 }), fc.boolean(), (limits, steps, isImpatient) => {
      const { turnstile, arrive, leave, giveUp, at } = open(limits);
      const of = (list: Tracked[], agency: string) => list.filter((visitor) => visitor.agency === agency);
      for (const step of steps) {
        if (step.act === "arrive") arrive(step.agency, step.priority, isImpatient ? 1_000 : undefined);
        const from = step.act === "leave" ? at("inside") : step.act === "giveUp" ? [...at("waiting"), ...at("inside")] : [];
        const chosen = step.act === "arrive" ? undefined : from[step.pick % from.length];
        if (chosen && step.act === "leave") leave(chosen, step.tookMs);
        if (chosen && step.act === "giveUp") giveUp(chosen);

        const [inside, waiting] = [at("inside"), at("waiting")];
        expect(turnstile.stats()).toEqual({
          inside: inside.length,
          waiting: waiting.length,
          agencies: new Set([...inside, ...waiting].map(({ agency }) => agency)).size,
        });
        expect(inside.length).toBeLessThanOrEqual(limits.total);
        expect(waiting.length).toBeLessThanOrEqual(limits.waiting);
        for (const agency of agencies) {
          expect(of(inside, agency).length).toBeLessThanOrEqual(limits.perAgency);
          expect(of(waiting, agency).length).toBeLessThanOrEqual(limits.waitingPerAgency);
          expect(turnstile.isBeyondShare(agency)).toBe(of(inside, agency).length + of(waiting, agency).length > limits.perAgency);
          if (inside.length < limits.total && of(inside, agency).length < limits.perAgency) expect(of(waiting, agency)).toEqual([]);
        }
      }
      for (let visitor = at("inside")[0]; visitor; visitor = at("inside")[0]) leave(visitor);
      expect(at("waiting")).toEqual([]);
      expect(turnstile.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
    }),
    { numRuns: 200 },
  );
});

test("within an agency whoever pays goes before whoever signs in, then whoever looks around, the oldest first", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Priority>("pay", "sign-in", "browse"), { minLength: 2, maxLength: 20 }), (arrivals) => {
      const { turns, arrive, leave, at } = open({ total: 1, perAgency: 1, waiting: 20, waitingPerAgency: 20 });
      arrive("a");
      for (const priority of arrivals) arrive("a", priority);
      for (let visitor = at("inside")[0]; visitor; visitor = at("inside")[0]) leave(visitor);
      const served = turns.slice(1);
      const wanted = [...served].sort((one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority) || one.number - other.number);
      expect(served).toHaveLength(arrivals.length);
      expect(served.map(({ number }) => number)).toEqual(wanted.map(({ number }) => number));
    }),
  );
});

test("between two turns of one agency each other one that waits has its own, however many requests the first one sends", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...agencies), { minLength: 4, maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (arrivals, total) => {
      const { turns, arrive, leave, at } = open({ total, perAgency: total, waiting: 50, waitingPerAgency: 50 });
      for (let index = 0; index < total; index += 1) arrive("door");
      for (const agency of arrivals) arrive(agency);
      const left = new Map(agencies.map((agency) => [agency as string, arrivals.filter((other) => other === agency).length]));
      let since = new Set<string>();
      const check = ({ agency }: Tracked) => {
        if (since.has(agency)) {
          // Everybody who still waits has been served since this agency's last turn.
          for (const [other, count] of left) if (count > 0 && other !== agency) expect(since).toContain(other);
          since = new Set();
        }
        since.add(agency);
        left.set(agency, (left.get(agency) ?? 0) - 1);
      };
      for (let visitor = at("inside")[0]; visitor; visitor = at("inside")[0]) leave(visitor);
      expect(turns).toHaveLength(total + arrivals.length);
      turns.slice(total).forEach(check);
    }),
  );
});

test("one who pays takes the place in line of one who looks around, and of no other agency's", () => {
  const { arrive } = open({ total: 1, perAgency: 1, waiting: 3, waitingPerAgency: 2 });
  arrive("a");
  const [older, younger, other] = [arrive("a"), arrive("a"), arrive("b")];
  expect([arrive("a").state, arrive("a", "pay").state]).toEqual(["refused", "waiting"]);
  expect([older, younger, other].map(({ state }) => state)).toEqual(["waiting", "refused", "waiting"]);
  expect([arrive("a", "pay").state, arrive("a", "pay").state, older.state, other.state]).toEqual(["waiting", "refused", "refused", "waiting"]);
});

test("where all lines together are full the agency with the longest loses one to an agency that has none", () => {
  const { arrive } = open({ total: 1, perAgency: 1, waiting: 4, waitingPerAgency: 4 });
  arrive("a");
  const [first, second, third, last] = [arrive("a", "pay"), arrive("a"), arrive("a"), arrive("a", "pay")];
  expect([arrive("b").state, third.state]).toEqual(["waiting", "refused"]);
  expect([arrive("b").state, second.state]).toEqual(["waiting", "refused"]);
  expect([arrive("b").state, arrive("a", "pay").state, first.state, last.state]).toEqual(["refused", "refused", "waiting", "waiting"]);
});

test("what is only told in passing takes a free place and never waits", () => {
  const { arrive, leave, at } = open({ total: 2, perAgency: 1, waiting: 9, waitingPerAgency: 9 });
  expect([arrive("a", "spare").state, arrive("a", "spare").state]).toEqual(["inside", "refused"]);
  at("inside").forEach((visitor) => leave(visitor));
  expect(arrive("a", "spare").state).toBe("inside");
});

test("at an agency whose answers take long, one who would wait in vain is refused at once, and nobody at another agency", () => {
  const { arrive, leave } = open({ total: 4, perAgency: 2, waiting: 20, waitingPerAgency: 9 });
  arrive("a");
  for (let index = 0; index < 20; index += 1) leave(arrive("a"), 3_000);
  arrive("a");
  expect([arrive("a", "browse", 2_000).state, arrive("a", "browse", 2_000).state]).toEqual(["waiting", "refused"]);
  expect(arrive("a", "pay", 2_000).state).toBe("waiting");
  expect([arrive("b", "browse", 2_000).state, arrive("b", "browse", 2_000).state, arrive("b", "browse", 2_000).state]).toEqual(["inside", "inside", "waiting"]);
});

test("ten thousand invented agencies leave nothing behind", () => {
  const { turnstile, arrive, at, leave } = open({ total: 2, perAgency: 1, waiting: 8, waitingPerAgency: 4 });
  for (let index = 0; index < 10_000; index += 1) {
    arrive(`invented-${index}`);
    expect(turnstile.stats().agencies).toBeLessThanOrEqual(10);
  }
  for (let visitor = at("inside")[0]; visitor; visitor = at("inside")[0]) leave(visitor);
  expect(turnstile.stats()).toEqual({ inside: 0, waiting: 0, agencies: 0 });
});
