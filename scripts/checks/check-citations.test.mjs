import { checkCitations } from "./check-citations.mjs";

const repository = {
  "README.md": "",
  "docs/front-door.md": "",
  "docs/decisions/004-row-level-security.md": "",
  "backend/reference-data/SOURCES.md": "",
};
const source = "lib/money/money.ts";
function check(line, file = source) {
  const files = { ...repository, [file]: `first line\n${line}` };
  return checkCitations(Object.keys(files), (name) => files[name]).map(
    ({ line: number, message }) => `${number} ${message}`,
  );
}

test.each([
  ["// from the root: docs/front-door.md, README.md"],
  ["/** From docs/: front-door.md. */"],
  [
    "see [who gets a place](../front-door.md#who-gets-a-place-at-next)",
    "docs/decisions/013-places.md",
  ],
  ["packages of SOURCES.md", "backend/reference-data/build.ts"],
  ["https://github.com/siimon/prom-client/blob/main/README.md"],
  [
    String.raw`const isRecord = /^docs\/decisions\/.*\.md$/; const all = "*.md"; const one = name + ".md";`,
  ],
  ["// decision 004 says so, and so do decisions 004 and 004"],
  ["// decided 5 days ago, and of 3 decisions none was wrong"],
  ["// RFC 9110 §10.2.3, UAX #9, ISO 4217, ASVS 1.2.3, CVE-2026-44578"],
  ['const color = "#101828"; const nbsp = "&#160;"; // e2e/home.spec.ts'],
  ["for (const issue of issues) show(issue);"],
])("accepts %s", (line, file = source) => expect(check(line, file)).toEqual([]));

test.each([
  ["// as names.md has it", '"names.md" is no document here'],
  ["see [drills](drills.md)", '"drills.md" is no document here', "docs/own-api.md"],
  ["// docs/decisions/005-gone.md", '"docs/decisions/005-gone.md" is no document here'],
  ["// so it is (decision 37)", '"decision 37": docs/decisions has no record "37"'],
  ["// Decision 4 is no number of a record", 'no record "4"'],
  ["// decisions 004 and 33", 'no record "33"'],
  ["/** What the header shows (spec §2). */", '"spec §" cites'],
  ["-- of issue 12", '"issue 12" is the number of an issue', "backend/db/roles.sql"],
  ["// Issue #12", '"Issue #12" is'],
  ["// the document is empty (vercel/next.js#62228)", '"vercel/next.js#62228" is'],
  ["// mended (#12)", '"(#12)" is'],
])("rejects %s", (line, message, file = source) =>
  expect(check(line, file)).toEqual([expect.stringContaining(message)]),
);

test("skips its own test and files that aren't text", () => {
  expect(check("decision 37", "scripts/checks/check-citations.test.mjs")).toEqual([]);
  expect(check("decision 37", "public/assets/logo.svg")).toEqual([]);
});

test("names the line", () => expect(check("// decision 37")[0]).toMatch(/^2 /));
