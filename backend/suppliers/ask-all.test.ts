import { askAll } from "./ask-all";

/** Suppliers that answer on demand. */
function open(...names: string[]) {
  const settle = new Map<
    string,
    { resolve: (found: string[]) => void; reject: (e: Error) => void }
  >();
  const [reported, problems]: [string[][], string[]] = [[], []];
  let isIncomplete = false;
  const found = askAll<string, string[]>(Object.fromEntries(names.map((name) => [name, name])), {
    ask: (name) => new Promise((resolve, reject) => settle.set(name, { resolve, reject })),
    merge: (answers) => answers.flat(),
    progress: {
      report: (sofar) => void reported.push(sofar),
      tellIncomplete: () => (isIncomplete = true),
    },
    logProblem: (line) => void problems.push(line),
  });
  const tick = () => new Promise(setImmediate);
  return {
    found,
    reported,
    problems,
    isIncomplete: () => isIncomplete,
    answer: (name: string) => (settle.get(name)?.resolve([name]), tick()),
    fail: (name: string) => (settle.get(name)?.reject(new Error(`${name} is down`)), tick()),
  };
}

test("reports what is there while others are asked, and tells all at the end", async () => {
  const { found, answer, reported, problems, isIncomplete } = open("a", "b", "c");
  await answer("b");
  await answer("a");
  await answer("c");
  expect(reported).toEqual([["b"], ["b", "a"]]);
  expect(await found).toEqual(["b", "a", "c"]);
  expect([problems, isIncomplete()]).toEqual([[], false]);
});

test("goes without one that fails, says so, and doesn't call it complete", async () => {
  const { found, answer, fail, reported, problems, isIncomplete } = open("a", "b", "c");
  await fail("a");
  expect(reported).toEqual([]);
  await answer("b");
  await fail("c");
  expect(await found).toEqual(["b"]);
  expect(problems).toEqual([
    'a search goes without supplier "a": a is down',
    'a search goes without supplier "c": c is down',
  ]);
  expect(isIncomplete()).toBe(true);
});

test("fails when nobody answers, as the first of them did", async () => {
  const { found, fail, problems } = open("a", "b");
  const outcome = found.catch((error: Error) => error.message);
  await fail("b");
  await fail("a");
  expect([await outcome, problems]).toEqual(["b is down", []]);
});

test("one alone is neither reported nor logged, and of none there is nothing", async () => {
  const alone = open("a");
  const outcome = alone.found.catch((error: Error) => error.message);
  await alone.fail("a");
  expect([await outcome, alone.reported, alone.problems]).toEqual(["a is down", [], []]);
  expect(await open().found).toEqual([]);
});
