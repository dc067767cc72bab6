import { checkSpecCoverage } from "./check-spec-coverage.mjs";

const files = {
  "lib/money/money.ts": "",
  "lib/money/money.test.ts": `
    test("converts, and not at all without a rate", () => {});
    test.each([["the saved choice first", 1], ['says "no"', 2]])(
      "%s (in a table)",
      () => {},
    );
    // test("was deleted")
    const text = "only a text";
  `,
};
function check(row) {
  const document = `# Coverage\n\n| statement | where | test | state |\n|---|---|---|---|\n${row}\n`;
  const all = { ...files, "docs/spec-coverage.md": document };
  return checkSpecCoverage(Object.keys(all), (file) => all[file]).map(
    ({ line, message }) => `${line} ${message}`,
  );
}
const named = (title) =>
  `| Money | \`lib/money/money.ts\` | \`lib/money/money.test.ts::${title}\` | done |`;

test.each([
  named("converts, and not at all without a rate"),
  named("%s (in a table)"),
  named("the saved choice first"),
  named('says "no"'),
  "| Money | `lib/money/` | | open |",
  "| Money | | | later part |",
])("accepts %s", (row) => expect(check(row)).toEqual([]));

test.each([
  [named("converts"), 'has no test "converts"'],
  [named("only a text"), 'has no test "only a text"'],
  [named("was deleted"), 'has no test "was deleted"'],
  ["| Money | `lib/money/gone.ts` | | open |", '"lib/money/gone.ts" is not there'],
  [
    "| Money | | `lib/money/gone.test.ts::x` | done |",
    '"lib/money/gone.test.ts" is no test file here',
  ],
  ["| Money | | `lib/money/money.ts::x` | done |", '"lib/money/money.ts" is no test file here'],
  ["| Money | | `lib/money/money.test.ts` | done |", "names no test"],
  ["| Money | | | done |", '"Money" is done without a test'],
  ["| Money | | | almost |", '"almost" is no state'],
  ["| Money | | done |", "has 3 cells"],
])("rejects %s", (row, message) => expect(check(row)).toEqual([expect.stringContaining(message)]));

test("names the line", () => expect(check(named("gone"))[0]).toMatch(/^5 /));
test("requires the document", () =>
  expect(checkSpecCoverage(Object.keys(files), (file) => files[file])).toHaveLength(1));
