import { toConfigurationPage } from "../to-configuration-page.mjs";
import { checkConfiguration } from "./check-configuration.mjs";

const settings = [
  { name: "PORT", default: "`3000`", description: "where the site listens" },
  { name: "REDIS_URL", default: "", description: "where counters are shared" },
];
const page = toConfigurationPage(settings);
const check = (text, described = settings) =>
  checkConfiguration(() => text, described).map(({ file, message }) => `${file} ${message}`);

test("a page has a row for each setting", () => {
  expect(page).toContain("\n| `PORT` | `3000` | where the site listens |\n");
  expect(page).toContain("\n| `REDIS_URL` | | where counters are shared |\n");
});

test("the page that would be written is right", () => expect(check(page)).toEqual([]));

test("any other is out of date", () =>
  expect(check(page.replace("3000", "3001"))).toEqual([
    expect.stringContaining("docs/configuration.md is out of date"),
  ]));

test("a setting without a description is a finding", () => {
  const bare = [{ ...settings[0], description: "" }];
  expect(check(toConfigurationPage(bare), bare)).toEqual(["lib/env.ts describes no PORT"]);
});
