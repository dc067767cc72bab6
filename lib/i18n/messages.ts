import type { ItemService } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import en from "@/messages/en.json";

type File = typeof en;
type Own = File["itemTerms"];
/** What a service says: its own texts, and those of `itemTerms.common` that it hasn't. */
export type Messages = Omit<File, "itemTerms"> & {
  itemTerms: Record<ItemService, Own["common"] & Own["hotels"]>;
};
/** A build compiles texts with arguments to arrays (next.config.ts); otherwise all are strings. */
type Text = string | unknown[];
type Tree = { [key: string]: Text | Tree };

const isTree = (value: Text | Tree | undefined): value is Tree =>
  typeof value === "object" && !Array.isArray(value);

/** The texts of `own`, and those of `base` that it hasn't. */
const merge = (base: Tree, own: Tree): Tree => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const under = base[key];
      return [key, isTree(under) && isTree(value) ? merge(under, value) : value];
    }),
  ),
});

function toMessages({ itemTerms: { common, ...services }, ...file }: File): Messages {
  const itemTerms = Object.fromEntries(
    Object.entries(services).map(([service, own]) => [service, merge(common, own)]),
  ) as { [Service in keyof typeof services]: typeof common & Own[Service] };
  return { ...file, itemTerms };
}

export const english = toMessages(en);

const read = new Map<LanguageCode, Promise<Messages>>();

async function load(locale: LanguageCode): Promise<Messages> {
  const file = (await import(`../../messages/${locale}.json`).catch(() => null)) as {
    default: File;
  } | null;
  return file ? (merge(english, toMessages(file.default)) as Messages) : english;
}

/** All texts of a language; a missing key, or a language without a file, falls back to English. */
export function readMessages(locale: LanguageCode): Promise<Messages> {
  const messages = read.get(locale) ?? load(locale);
  read.set(locale, messages);
  return messages;
}
