import { checkFlakyTests } from "./check-flaky-tests.mjs";

const entry = { test: "e2e/a.spec.ts › opens", class: "script", listed: "2028-02-01" };
const check = (entries, days = []) =>
  checkFlakyTests(() => JSON.stringify(entries), days).map(({ message }) => message);

it("takes an entry until two more days with commits have passed", () => {
  expect(check([])).toEqual([]);
  const days = ["2028-01-31", "2028-02-01", "2028-02-03", "2028-02-03", "2028-02-09"];
  expect(check([entry], days)).toEqual([]);
  expect(check([entry], [...days, "2028-02-10"])).toEqual([
    "e2e/a.spec.ts › opens passed only alone on 2028-02-01: end it by a mechanism",
  ]);
});

it("wants the class and the date", () => {
  for (const wrong of [{ class: "bad luck" }, { listed: "yesterday" }, { test: "" }])
    expect(check([{ ...entry, ...wrong }])).toEqual([expect.stringContaining("needs test")]);
});
