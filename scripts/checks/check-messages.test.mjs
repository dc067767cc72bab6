import { checkMessages, languages } from "./check-messages.mjs";

const english = {
  home: {
    title: "Travel with {agency}",
    board: { breakfast: "Breakfast" },
    nights: "{count, plural, one {# night} other {# nights}}",
    note: "<strong>Now</strong>",
  },
};
const source =
  'const t = useTranslations("home"); t("title"); t(`board.${basis}`); t(isOne ? "nights" : "note")';

function check({ changes = {}, page = source } = {}) {
  const texts = Object.fromEntries(
    languages.map((language) => [language, { home: { ...english.home, ...changes[language] } }]),
  );
  // Plural forms of these languages that English lacks.
  texts.ar.home = {
    ...texts.ar.home,
    nights:
      changes.ar?.nights ?? "{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}",
  };
  const files = {
    ...Object.fromEntries(
      languages.map((language) => [
        `messages/${language}.json`,
        JSON.stringify(texts[language], null, 2),
      ]),
    ),
    "app/page.tsx": page,
  };
  return checkMessages(Object.keys(files), (file) => files[file]).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test("nine complete files whose keys are all used pass", () => expect(check()).toEqual([]));

test.each([
  ["a missing key", "fr", { title: undefined }, /fr\.json:1 "home\.title" is missing/],
  ["a key English hasn't", "fr", { extra: "x" }, /"home\.extra" is not in en\.json/],
  ["an empty text", "fr", { title: " " }, /"home\.title" is empty/],
  [
    "another placeholder",
    "fr",
    { title: "Avec {agence}" },
    /"home\.title" has the placeholders \[\{agence\}\], English has \[\{agency\}\]/,
  ],
  [
    "another kind of placeholder",
    "fr",
    { nights: "{count} nuits" },
    /\[\{count\}\], English has \[\{count:plural\}\]/,
  ],
  ["a lost tag", "fr", { note: "Maintenant" }, /\[\], English has \[<strong>\]/],
  ["broken syntax", "fr", { title: "Avec {agency" }, /is not an ICU message/],
  [
    "a plural form that is missing",
    "ar",
    { nights: "{count, plural, one {#} other {#}}" },
    /lacks the plural form "two" of ar/,
  ],
  [
    "a plural form the language hasn't",
    "da",
    { nights: "{count, plural, one {#} few {#} other {#}}" },
    /has the plural form "few", which da doesn't/,
  ],
])("finds %s", (_name, language, change, expected) =>
  expect(check({ changes: { [language]: change } })).toContainEqual(
    expect.stringMatching(expected),
  ),
);

test("finds an unreachable key, with its line", () => {
  expect(check({ page: source.replace('t("title");', "") })).toEqual([
    'messages/en.json:3 "home.title" is used nowhere',
  ]);
  expect(check({ page: source.replace("`board.${basis}`", '"title"') })).toEqual([
    'messages/en.json:5 "home.board.breakfast" is used nowhere',
  ]);
});

test("accepts full keys in any file", () => {
  const whole = source.replace('"title"', '"home.title"').replace("`board", "`home.board");
  expect(check({ page: whole.replace('"home"', "") })).toEqual([
    'messages/en.json:7 "home.nights" is used nowhere',
    'messages/en.json:8 "home.note" is used nowhere',
  ]);
});

test("accepts a namespace that a component is given", () => {
  const page = source.replace('useTranslations("home")', 'use(<Part namespace="home" />)');
  expect(page).not.toEqual(source);
  expect(check({ page })).toEqual([]);
});

test("accepts a namespace with a part that is known later", () => {
  const page = (use) =>
    source.replace("t(`board.${basis}`)", `useTranslations(\`\${place}.board\`)${use}`);
  expect(check({ page: page('("breakfast")') })).toEqual([]);
  expect(check({ page: page("") })).toEqual([
    'messages/en.json:5 "home.board.breakfast" is used nowhere',
  ]);
});

test("finds a missing language file", () => {
  const files = { "messages/en.json": "{}" };
  expect(checkMessages(Object.keys(files), (file) => files[file])).toHaveLength(8);
});
