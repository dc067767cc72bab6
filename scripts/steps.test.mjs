import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandStep, finish, runSteps, testStep } from "./steps.mjs";

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
  expect(sum).toEqual({ passed: 1, failed: 1, failures: ["✗ first › a.ts:3 is wrong"] });
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
  expect(await runSteps([counting(writer({ passed: 7, failed: 2 }, 1))])).toEqual({
    passed: 7,
    failed: 2,
    failures: [],
  });
});

test("a runner that exits with an error, finds nothing or dies has failed", async () => {
  expect(await runSteps([counting(writer({ passed: 7, failed: 0 }, 3))])).toEqual({
    passed: 7,
    failed: 1,
    failures: ["✗ tests › "],
  });
  expect(await runSteps([counting(writer({ passed: 0, failed: 0 }, 0))])).toEqual({
    passed: 0,
    failed: 1,
    failures: ["✗ tests › "],
  });
  expect(await runSteps([counting(bad)])).toEqual({
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
  expect(await runSteps([quick(0)])).toEqual({ passed: 0, failed: 0, failures: [] });
  expect(await runSteps([quick(3)])).toEqual({ passed: 0, failed: 1, failures: ["✗ tests › "] });
});

test("a step that throws has failed", async () => {
  const thrower = { name: "thrower", run: () => Promise.reject(new Error("no port")) };
  expect(await runSteps([thrower])).toEqual({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining("no port")],
  });
  expect(lines[0]).toContain("no port");
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
