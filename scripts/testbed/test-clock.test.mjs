import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.mjs";
import { testDays } from "./test-clock.mjs";

const ahead = Number(process.env.CLOCK_OFFSET_MS);
const day = /^\d{4}-\d\d-\d\d$/.test(process.env.TEST_DAY) ? process.env.TEST_DAY : null;
const toDay = (text) => new Date(text).toISOString().slice(0, 10);

it("is on the test's day in a test and in what it starts", () => {
  const run = (code) => execFileSync(process.execPath, ["-e", code], { encoding: "utf8" }).trim();
  const expected = day ?? toDay(Date.now());
  expect(toDay(new Date())).toBe(expected);
  expect(toDay(Date())).toBe(expected);
  expect(toDay(run("console.log(new Date().toISOString())"))).toBe(expected);
  expect(Math.abs(Number(run("console.log(Date.now())")) - Date.now())).toBeLessThan(60_000);
  const inThread = `new (require("node:worker_threads").Worker)("console.log(new Date())", { eval: true, env: {} })`;
  expect(toDay(run(inThread))).toBe(expected);
});

it("is shifted once where two copies of the project start a program", () => {
  const copy = join(makeFolder("clock"), "shift-date.cjs");
  copyFileSync("scripts/testbed/shift-date.cjs", copy);
  const code = `require(${JSON.stringify(copy)}); console.log(Date.now())`;
  const now = execFileSync(process.execPath, ["-e", code], { encoding: "utf8" });
  expect(Math.abs(Number(now) - Date.now())).toBeLessThan(60_000);
});

it("leaves given instants alone", () => {
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  const date = new Date(2028, 1, 29);
  expect([date.getMonth(), date instanceof Date, date.constructor]).toEqual([1, true, Date]);
});

it("has days that lie ahead: a browser drops cookies that have expired by its own clock", () => {
  const realNow = Date.now() - ahead;
  for (const each of testDays) expect(Date.parse(each)).toBeGreaterThan(realNow);
});
