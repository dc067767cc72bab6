import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { jestStep, playwrightStep } from "./steps.mjs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "failures-")));
symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name, text) {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test("of Jest: the file, the test and its message; a file that can't run has no test", async () => {
  write(
    "unit/sum.test.js",
    `describe("a sum", () => { test("is right", () => {}); test("is wrong", () => expect(1 + 1).toBe(3)); });`,
  );
  write("unit/broken.test.js", `throw new Error("no such thing");`);
  const config = JSON.stringify({ rootDir: join(folder, "unit"), transform: {} });
  const { failed, failures } = await jestStep("unit tests", { args: ["--config", config] }).run();
  const [broken, sum] = failures.map(({ text }) => text).sort();
  const at = (name) => relative(process.cwd(), join(folder, "unit", name));
  expect(failed).toBe(1);
  expect(broken.split("\n")[0]).toBe(at("broken.test.js"));
  expect(broken).toContain("no such thing");
  expect(sum.split("\n")[0]).toBe(`${at("sum.test.js")} › a sum is wrong`);
  expect(sum).toContain("Expected: 3");
});

test("of Playwright: the project's file, the test and its message, without colours", async () => {
  const spec = `const { expect, test } = require("playwright/test"); test.describe("a page", () => { test("opens", () => {}); test("shows", () => expect(1).toBe(2)); });`;
  write("e2e/site.spec.js", spec);
  write(
    "e2e/playwright.config.js",
    `module.exports = { reporter: [["json", { outputFile: process.env.E2E_RESULTS }]] };`,
  );
  const args = ["--config", join(folder, "e2e/playwright.config.js")];
  // Playwright refuses to run if it detects Jest.
  const { passed, failed, failures } = await playwrightStep("end to end", {
    args,
    env: { JEST_WORKER_ID: undefined },
  }).run();
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  const [{ text, repeat }] = failures;
  expect(failures).toHaveLength(1);
  expect(text).toMatch(/^site\.spec\.js › a page › shows\nError: expect/);
  expect(text).toContain("Expected: 2");
  // Alone it fails again, and passes once it is mended.
  expect(await repeat()).toBe(false);
  write("e2e/site.spec.js", spec.replace("toBe(2)", "toBe(1)"));
  expect(await repeat()).toBe(true);
});
