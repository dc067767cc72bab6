import fc from "fast-check";
import { createTurns } from "./create-turns";

/** So many turns among flows that always want one, each turn at the flow's own cost. */
function run(costs: readonly number[], turns: number) {
  const line = createTurns<number>();
  costs.forEach((_, flow) => line.join(flow));
  return Array.from({ length: turns }, () => {
    const flow = line.next((each) => costs[each] ?? Infinity) ?? -1;
    line.take(flow, costs[flow] ?? 0);
    return flow;
  });
}
const countOf = (turns: readonly number[], flow: number) =>
  turns.filter((each) => each === flow).length;

test("flows of equal cost take turns", () => {
  expect(run([4, 4, 4], 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
});

test("whatever their costs: of any two flows neither gets more than the other by more than the two most expensive turns", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 300 }),
      (costs, length) => {
        const turns = run(costs, length);
        const got = costs.map((cost, flow) => cost * countOf(turns, flow));
        expect(Math.max(...got) - Math.min(...got)).toBeLessThanOrEqual(2 * Math.max(...costs));
      },
    ),
  );
});

test("a waiting flow gets its turn, however cheap and many new ones are", () => {
  const line = createTurns<string>();
  line.join("dear");
  const costOf = (flow: string) => (flow === "dear" ? 8 : 1);
  let turns = 0;
  for (let next: string | undefined; next !== "dear"; turns += 1) {
    line.join(`cheap ${turns}`);
    next = line.next(costOf) ?? "";
    line.take(next, costOf(next));
    if (next !== "dear") line.leave(next);
  }
  expect(turns).toBe(8);
});

test("a flow that can't have a turn now is skipped, and catches up by at most one", () => {
  const line = createTurns<string>();
  line.join("a");
  line.join("b");
  for (let turn = 0; turn < 50; turn += 1) {
    expect(line.next((flow) => (flow === "a" ? Infinity : 1))).toBe("b");
    line.take("b", 1);
  }
  const turns = Array.from({ length: 4 }, () => {
    const next = line.next(() => 1) ?? "";
    line.take(next, 1);
    return next;
  });
  expect(turns).toEqual(["a", "b", "a", "b"]);
});

test("there is no turn without flows, or if none is able", () => {
  const line = createTurns<string>();
  expect(line.next(() => 1)).toBeUndefined();
  line.join("a");
  expect(line.next(() => Infinity)).toBeUndefined();
  line.leave("a");
  expect(line.next(() => 1)).toBeUndefined();
});
