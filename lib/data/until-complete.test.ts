import { untilComplete } from "./until-complete";

const searching = { state: "searching", askAgainInMs: 10, found: 0 } as const;
const complete = { state: "complete", askAgainInMs: null, found: 3 } as const;

it("asks again, as soon as it may, until the search is complete", async () => {
  const answers = [searching, { ...searching, state: "partial" as const, found: 1 }, complete];
  const times: number[] = [];
  const ask = async () => {
    times.push(performance.now());
    return answers[times.length - 1] ?? complete;
  };
  expect(await untilComplete(ask, { withinMs: 60_000 })).toEqual(complete);
  expect(times).toHaveLength(3);
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(19);
});

it("returns what it has when there is no time left, and throws what the search throws", async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return { ...searching, askAgainInMs: 40 };
  };
  expect((await untilComplete(ask, { withinMs: 100 })).state).toBe("searching");
  expect(calls).toBeGreaterThan(1);
  expect(calls).toBeLessThan(4);
  await expect(
    untilComplete(() => Promise.reject(new Error("no answer")), { withinMs: 100 }),
  ).rejects.toThrow("no answer");
});
