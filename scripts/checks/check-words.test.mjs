import { checkWords } from "./check-words.mjs";

const check = (text, file = "lib/any.ts") =>
  checkWords([file], () => text).map(({ line, message }) => `${line} ${message}`);

test.each([
  ["// What was asked for.", "asked"],
  ["const a = 1; // Nobody needs it.", "Nobody"],
  ["/** Told once. */", "Told"],
  ["/*\n * Whatever it is, whoever it is.\n */", "Whatever"],
  ["  {/* Somebody's. */}", "Somebody"],
])("%j says what names nothing", (text, word) => {
  expect(check(`\n${text}`)[0]).toMatch(`says "${word}"`);
});

test("each word is found, at its line", () => {
  expect(check("/**\n * Whoever asked\n * is told.\n */")).toEqual([
    '2 says "Whoever": name who or what it is',
    '2 says "asked": name who or what it is',
    '3 says "told": name who or what it is',
  ]);
});

test.each(["type Asked = {", "export type Visit = {", "interface Told {"])(
  "%s is no name of a type",
  (text) => expect(check(text)).toHaveLength(1),
);

test.each([
  'const text = "Whatever you asked for";',
  'fetch("//asked.test/nobody");',
  'route("**/*"); test("nobody is told"); route("*/x");',
  'const url = "https://nobody.test";',
  "const asked = 1;",
  "type AskedCancellation = {",
  "// A task, retold: unasked",
])("%s is left alone", (text) => expect(check(text)).toEqual([]));

test("texts for people aren't code", () =>
  expect(check("// asked", "messages/en.json")).toEqual([]));
