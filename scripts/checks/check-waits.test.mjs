import { checkWaits } from "./check-waits.mjs";

const check = (line, file = "e2e/home.spec.ts") =>
  checkWaits([file], () => `first line\n${line}`).map(
    ({ line: at, message }) => `${at} ${message}`,
  );

test.each([
  ['await page.waitForLoadState("networkidle");', "waits for silence"],
  ['await page.goto(url, { waitUntil: "networkidle" });', "waits for silence"],
  ["await page.waitForTimeout(500);", "waits for a time"],
])("%s is a bare wait", (line, what) =>
  expect(check(line)).toEqual([`2 ${what}: e2e/until-ready.ts`]),
);

test.each([
  ["await page.goto(url);", "e2e/home.spec.ts"],
  ['await page.waitForLoadState("networkidle");', "bench/lighthouse.mjs"],
])("%s is none, in %s", (line, file) => expect(check(line, file)).toEqual([]));
