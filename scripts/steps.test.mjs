import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandStep, finish, runSteps, testStep, toBudgetLine } from "./steps.mjs";

const folder = mkdtempSync(join(tmpdir(), "steps-"));
const scriptOf = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
let lines = [];

beforeEach(() => {
  lines = [];
  console.log = (line) => lines.push(line);
});
afterEach(() => (process.exitCode = undefined));
afterAll(() => rmSync(folder, { recursive: true }));

const good = scriptOf("good.mjs", "");
const bad = scriptOf("bad.mjs", 'console.error("a.ts:3 is wrong"); process.exit(2);');

test("all steps run; a failed one's output is shown, a passed one is one line", async () => {
  const sum = await runSteps([commandStep("first", [bad]), commandStep("second", [good], [good])]);
  expect(sum).toMatchObject({ passed: 1, failed: 1, failures: ["✗ first › a.ts:3 is wrong"] });
  expect(lines).toEqual([
    "a.ts:3 is wrong",
    expect.stringMatching(/^✗ first \(/),
    expect.stringMatching(/^✓ second \(/),
  ]);
});

test("steps of a group run at once, and before the next one", async () => {
  const meets = (name, other) =>
    scriptOf(
      `${name}.mjs`,
      `import { existsSync, writeFileSync } from "node:fs";
const at = (name) => new URL(name, import.meta.url);
writeFileSync(at("${name}"), "");
const wait = setInterval(() => existsSync(at("${other}")) && clearInterval(wait), 20);`,
    );
  const group = [
    commandStep("one", [meets("one", "other")]),
    commandStep("other", [meets("other", "one")]),
  ];
  expect(await runSteps([group, commandStep("next", [good])])).toMatchObject({ passed: 3 });
  expect(lines.at(-1)).toMatch(/^✓ next \(/);
});

const writer = (counts, code) =>
  scriptOf(
    `writer-${code}.mjs`,
    `import { writeFileSync } from "node:fs"; writeFileSync(process.argv[2], '${JSON.stringify(counts)}'); process.exit(${code});`,
  );
const counting = (script) =>
  testStep("tests", { toArgs: (file) => [script, file], toCounts: (counts) => counts });

test("tests are counted individually", async () => {
  expect(await runSteps([counting(writer({ passed: 7, failed: 2 }, 1))])).toMatchObject({
    passed: 7,
    failed: 2,
    failures: [],
  });
});

test("a runner that exits with an error, finds nothing or dies has failed", async () => {
  expect(await runSteps([counting(writer({ passed: 7, failed: 0 }, 3))])).toMatchObject({
    passed: 7,
    failed: 1,
    failures: ["✗ tests › "],
  });
  expect(await runSteps([counting(writer({ passed: 0, failed: 0 }, 0))])).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ["✗ tests › "],
  });
  expect(await runSteps([counting(bad)])).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ["✗ tests › a.ts:3 is wrong"],
  });
});

test("an empty run is fine if allowed, a bad exit isn't", async () => {
  const quick = (code) =>
    testStep("tests", {
      mayBeEmpty: true,
      toArgs: (file) => [writer({ passed: 0, failed: 0 }, code), file],
      toCounts: (counts) => counts,
    });
  expect(await runSteps([quick(0)])).toMatchObject({ passed: 0, failed: 0, failures: [] });
  expect(await runSteps([quick(3)])).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ["✗ tests › "],
  });
});

test("a step that throws has failed", async () => {
  const thrower = { name: "thrower", run: () => Promise.reject(new Error("no port")) };
  expect(await runSteps([thrower])).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining("no port")],
  });
  expect(lines[0]).toContain("no port");
});

const failing = (repeats) => ({
  name: "tests",
  run: async () => ({
    passed: 2,
    failed: repeats.length,
    failures: repeats.map((repeat, index) => ({ text: `test ${index}`, repeat })),
  }),
});

test("what failed runs once more alone, after all steps; passing then is named", async () => {
  const order = [];
  const repeat = async () => order.push("alone") > 0;
  const later = { name: "later", run: async () => order.push("later") && { passed: 1, failed: 0 } };
  const sum = await runSteps([failing([repeat, async () => false]), later]);
  expect(order).toEqual(["later", "alone"]);
  expect(sum).toMatchObject({ passed: 4, failed: 1, failures: ["✗ tests › test 1"] });
  expect(lines).toContain("passed only alone: tests › test 0");
});

test("a repeat runs in a place of its own", async () => {
  let places = 0;
  const byPlace = scriptOf(
    "by-place.mjs",
    `import { writeFileSync } from "node:fs";
const failed = process.env.PLACE === "2" ? 0 : 1;
writeFileSync(process.argv[2], JSON.stringify({ passed: 1 - failed, failed }));`,
  );
  const step = testStep("tests", {
    toArgs: (file) => [byPlace, file],
    toEnv: async () => ({ PLACE: String((places += 1)) }),
    toCounts: (counts) => counts,
    toFailures: ({ failed }) => (failed > 0 ? [{ text: "test", alone: [] }] : []),
  });
  expect(await runSteps([step])).toMatchObject({ passed: 1, failed: 0 });
});

test("many failures, or one that can't be repeated, are no accident: none is repeated", async () => {
  let count = 0;
  const repeat = async () => (count += 1) > 0;
  expect(await runSteps([failing(Array(6).fill(repeat))])).toMatchObject({ failed: 6 });
  expect(await runSteps([failing([repeat, undefined])])).toMatchObject({ failed: 2 });
  expect(count).toBe(0);
});

test("processor time is summed by layer, and more than the budget fails", async () => {
  const busy = scriptOf(
    "busy.mjs",
    "for (const end = Date.now() + 1_500; Date.now() < end;) Math.sqrt(end);",
  );
  const of = (layer, step) => ({ ...step, layer });
  const { used } = await runSteps([
    of("units", commandStep("busy", [busy])),
    of("static", commandStep("quick", [good])),
  ]);
  expect(used.units).toBeGreaterThan(used.static);
  const { line, over } = toBudgetLine({ units: 7.4, static: 3 }, { units: 7, static: 3 });
  expect(line).toBe("processor seconds, used of budget: units 7 of 7 · static 3 of 3");
  expect(over).toEqual(["units"]);
  finish({ passed: 9, failed: 0, used: { units: 8 } }, { budgets: { units: 7 } });
  expect(lines.at(-1)).toBe("9 passed, 1 failed");
  expect(process.exitCode).toBe(1);
});

test("failures are repeated before the last line", () => {
  finish({ passed: 3, failed: 1, failures: ["✗ unit tests › a.test.ts › adds\n2 is not 3"] });
  expect(lines).toEqual(["\n✗ unit tests › a.test.ts › adds\n2 is not 3", "3 passed, 1 failed"]);
});

test.each([
  [{ passed: 3, failed: 0 }, 0],
  [{ passed: 3, failed: 1 }, 1],
  [{ passed: 0, failed: 0 }, 1],
])("%j ends with exit code %i", (sum, code) => {
  finish(sum);
  expect(lines).toEqual([`${sum.passed} passed, ${sum.failed} failed`]);
  expect(process.exitCode).toBe(code);
});
