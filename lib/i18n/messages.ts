import type { LanguageCode } from "@/lib/api/contract/languages";
import en from "@/messages/en.json";

export type Messages = typeof en;
/** A build compiles texts with arguments to arrays (next.config.ts); otherwise all are strings. */
type Text = string | unknown[];
type Tree = { [key: string]: Text | Tree };

const isTree = (value: Text | Tree | undefined): value is Tree =>
  typeof value === "object" && !Array.isArray(value);

/** Falls back to English if there is no translation. */
const complete = (english: Tree, translated: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = translated[key];
      if (isTree(value)) return [key, complete(value, isTree(own) ? own : {})];
      return [key, own === undefined || isTree(own) ? value : own];
    }),
  );

const read = new Map<LanguageCode, Promise<Messages>>();

async function load(locale: LanguageCode): Promise<Messages> {
  if (locale === "en") return en;
  const file: { default: Tree } = await import(`../../messages/${locale}.json`).catch(() => ({
    default: {},
  }));
  return complete(en, file.default) as Messages;
}

/** All texts of a language; a missing key, or a language without a file, falls back to English. */
export function readMessages(locale: LanguageCode): Promise<Messages> {
  const messages = read.get(locale) ?? load(locale);
  read.set(locale, messages);
  return messages;
}
