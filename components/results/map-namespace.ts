import type { Messages } from "@/lib/i18n/messages";

/** What a map of pins says in the words of a service. */
type MapTexts = { label: string; fit: string; cluster: string; selected: string; total: string };

/** Where the texts of a service are that shows its results on the map. */
export type MapNamespace = {
  [Name in keyof Messages]: Messages[Name] extends MapTexts ? Name : never;
}[keyof Messages];
