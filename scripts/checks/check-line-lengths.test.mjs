import { checkLineLengths } from "./check-line-lengths.mjs";

const check = (text, file = "lib/money/money.ts") =>
  checkLineLengths([file], () => text).map(({ line }) => line);
const words = (length) => "word ".repeat(Math.ceil(length / 5)).slice(0, length - 1) + "d";

test.each([
  ["a comment of 100 characters", `// ${words(97)}`],
  ["characters, not bytes", `// ${"é ".repeat(48)}é`],
  ["a string, which the formatter leaves alone", `const text = "${words(120)}";`],
  ["a directive", `// oxlint-disable-next-line ${words(100)}`],
  ["a comment of one word", `// ${"x".repeat(120)}`],
])("ignores %s", (_name, text) => expect(check(text)).toEqual([]));

test.each([
  ["a table", `| ${words(120)} |`],
  ["code", `\`\`\`sh\n${words(120)}\n\`\`\``],
])("ignores %s of a document", (_name, text) => expect(check(text, "README.md")).toEqual([]));

test("finds long comments of each kind, and long prose behind code", () => {
  expect(check(`const a = 1;\n// ${words(98)}\n/**\n * ${words(110)}\n */`)).toEqual([2, 4]);
  expect(check(`\`\`\`\n${words(120)}\n\`\`\`\n${words(101)}`, "README.md")).toEqual([4]);
});
