import { readdirSync, readFileSync } from "node:fs";
import { isLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";

/**
 * A language addresses its readers in one way: the words of the other one. Danish and Norwegian
 * "De" also means "they" and can't be recognised like this.
 */
const otherForms: Partial<Record<LanguageCode, RegExp>> = {
  // tú
  es: /\b(?:usted(?:es)?|vosotros|vuestr[oa]s?|que sepa|(?:inténte|pída|compruébe|escríba|llame|elíja|ábra|actíve|guárde)l[oa]s?|elija|escriba|introduzca|compruebe|seleccione|pulse|indique|vuelva|haga|inicie)(?!\p{L})/iu,
  // você, unspoken
  pt: /\b(?:tu|teus?|tuas?|contigo|podes|queres|tens|fazes|escolheste|pediste|pagaste|reservaste)\b/i,
  // Sie
  de: /\b(?:du|dir|dich|dein(?:e[mnrs]?)?)\b/i,
  // vous
  fr: /(?<![\p{L}-])(?:tu|toi|ton|tes)(?![\p{L}-])/iu,
  // du
  sv: /(?<!\p{L})(?:ni|ert|era|eder)(?!\p{L})/iu,
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Every text with its path; inside a language's key it is in that language. */
function listTexts(
  node: unknown,
  language: LanguageCode | null,
  path = "",
): { path: string; language: LanguageCode | null; text: string }[] {
  if (typeof node === "string") return [{ path, language, text: node }];
  return Object.entries(node ?? {}).flatMap(([key, child]) =>
    listTexts(child, isLanguageCode(key) ? key : language, `${path}.${key}`),
  );
}

const seeds = ["agencies", "stories"].flatMap((folder) =>
  readdirSync(`backend/demo/${folder}`).map((name) => `backend/demo/${folder}/${name}`),
);

describe.each(Object.entries(otherForms))("in %s", (code, others) => {
  const language = code as LanguageCode;
  const misfits = (path: string, own: LanguageCode | null) =>
    listTexts(read(path), own)
      .filter((found) => found.language === language && others.test(found.text))
      .map(({ path, text }) => `${path}: ${text}`);

  test.each([`messages/${code}.json`, `backend/mail/messages/${code}.json`])(
    "%s addresses readers in one form",
    (path) => expect(misfits(path, language)).toEqual([]),
  );

  test("the demo agencies' own texts do, too", () => {
    const ownLanguage = (path: string) =>
      (read(path) as { defaultLanguage?: LanguageCode }).defaultLanguage ?? null;
    expect(seeds.flatMap((path) => misfits(path, ownLanguage(path)))).toEqual([]);
  });
});
