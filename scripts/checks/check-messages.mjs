import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

export const languages = ["en", "fr", "es", "de", "pt", "da", "sv", "no", "ar"];
const fileOf = (language) => `messages/${language}.json`;

/**
 * Findings about the nine message files: missing, extra and unused keys, invalid ICU syntax,
 * placeholders that differ from English.
 */
export function checkMessages(files, read) {
  const missing = languages.filter((language) => !files.includes(fileOf(language)));
  const texts = new Map(
    languages
      .filter((language) => !missing.includes(language))
      .map((language) => [language, flatten(JSON.parse(read(fileOf(language))))]),
  );
  const english = texts.get("en") ?? new Map();
  return [
    ...missing.map((language) => ({ file: fileOf(language), line: 1, message: "is missing" })),
    ...[...texts].flatMap(([language, messages]) =>
      compare({ language, messages, english, source: read(fileOf(language)) }),
    ),
    ...findUnused(english, files.filter(isSource).map(read)).map((key) => ({
      file: fileOf("en"),
      line: lineOf(read(fileOf("en")), key),
      message: `"${key}" is used nowhere`,
    })),
  ];
}

const isSource = (file) =>
  /^(app|components|lib|server|middleware)\b.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

function flatten(node, prefix = "") {
  return new Map(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "object" && value !== null
        ? [...flatten(value, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, value]],
    ),
  );
}

/** The line of a dotted key: searches the text for its parts in order. */
function lineOf(source, key) {
  const at = key
    .split(".")
    .reduce((from, part) => Math.max(from, source.indexOf(`"${part}":`, from)), 0);
  return source.slice(0, at).split("\n").length;
}

function compare({ language, messages, english, source }) {
  const finding = (key, message) => ({
    file: fileOf(language),
    line: lineOf(source, key),
    message: `"${key}" ${message}`,
  });
  return [
    ...[...english.keys()]
      .filter((key) => !messages.has(key))
      .map((key) => ({ file: fileOf(language), line: 1, message: `"${key}" is missing` })),
    ...[...messages].flatMap(([key, text]) => {
      if (!english.has(key)) return [finding(key, "is not in en.json")];
      if (typeof text !== "string" || text.trim() === "") return [finding(key, "is empty")];
      try {
        const { slots, plurals } = describe(parse(text));
        const expectedSlots = describe(parse(english.get(key))).slots;
        return [
          ...(slots.join(" ") === expectedSlots.join(" ")
            ? []
            : [
                finding(
                  key,
                  `has the placeholders [${slots.join(" ")}], English has [${expectedSlots.join(" ")}]`,
                ),
              ]),
          ...plurals
            .flatMap((options) => checkPlural(language, options))
            .map((problem) => finding(key, problem)),
        ];
      } catch (error) {
        return [finding(key, `is not an ICU message: ${error.message}`)];
      }
    }),
  ];
}

/** Placeholders with their kinds, sorted and deduplicated, and the options of every plural. */
function describe(elements) {
  const slots = new Set();
  const plurals = [];
  const visit = (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    if (element.type === TYPE.tag) slots.add(`<${element.value}>`);
    else
      slots.add(
        `{${element.value}${element.type === TYPE.argument ? "" : `:${TYPE[element.type]}`}}`,
      );
    if (element.type === TYPE.plural)
      plurals.push({ options: Object.keys(element.options), type: element.pluralType });
    element.children?.forEach(visit);
    if (element.options)
      Object.values(element.options).forEach(({ value }) => value.forEach(visit));
  };
  elements.forEach(visit);
  return { slots: [...slots].sort(), plurals };
}

// Common counts; Spanish, French and Portuguese have another form from a million on.
const counts = Array.from({ length: 200 }, (_, index) => index + 1);

function checkPlural(language, { options, type }) {
  const rules = new Intl.PluralRules(language === "no" ? "nb" : language, { type });
  const known = new Set([...rules.resolvedOptions().pluralCategories, "other"]);
  // A text that doesn't inflect ("# min") needs no forms.
  if (options.every((option) => option.startsWith("=") || option === "other")) return [];
  const needed = new Set(
    counts.filter((count) => !options.includes(`=${count}`)).map((count) => rules.select(count)),
  );
  return [
    ...options
      .filter((option) => !option.startsWith("=") && !known.has(option))
      .map((option) => `has the plural form "${option}", which ${language} doesn't`),
    ...[...needed]
      .filter((category) => !options.includes(category))
      .map((category) => `lacks the plural form "${category}" of ${language}`),
  ];
}

/**
 * Keys that no source can reach: as a literal, or by a template whose fixed parts match, in a file
 * of the same namespace, or by the full key in any file.
 */
function findUnused(english, sources) {
  const scopes = sources.map((text) => ({
    namespaces: [
      ...text.matchAll(
        /(?:Translations\(|(?:namespace|texts)(?:=|:\s*))(["'`])((?:[\w.]|\$\{[^`{}]*\})+)\1/g,
      ),
    ].map(([, , namespace]) => toPrefix(namespace)),
    text,
    templates: [...text.matchAll(/`([\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g)].map(([, template]) =>
      toPattern(template),
    ),
  }));
  const literals = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/["']([\w.]+)["']|\b(\w+)(?=:)/g)].map(
        ([, quoted, property]) => quoted ?? property,
      ),
    ),
  );
  // A template that begins with a slot would fit the whole of any key.
  const whole = sources.flatMap((text) =>
    [...text.matchAll(/`(\w+\.[\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g)].map(([, template]) =>
      toPattern(template),
    ),
  );
  const isUsed = (key) =>
    literals.has(key) ||
    whole.some((template) => template.test(key)) ||
    scopes.some(({ namespaces, templates }) =>
      namespaces.some((namespace) => {
        if (!namespace.test(key)) return false;
        const rest = key.replace(namespace, "");
        return literals.has(rest) || templates.some((template) => template.test(rest));
      }),
    );
  return [...english.keys()].filter((key) => !isUsed(key));
}

const toSource = (template) =>
  `^${template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w]+")}`;
const toPattern = (template) => new RegExp(`${toSource(template)}$`);
const toPrefix = (namespace) => new RegExp(`${toSource(namespace)}\\.`);
