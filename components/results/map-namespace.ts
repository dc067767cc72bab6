import type { Messages } from "@/lib/i18n/messages";

/** The texts of a map that each service words itself. */
type MapTexts = {
  fit: string;
  cluster: string;
  members: string;
  selected: string;
  total: string;
  action: string;
};

/** A namespace of messages that has all of them. */
export type MapNamespace = {
  [Name in keyof Messages]: Messages[Name] extends MapTexts ? Name : never;
}[keyof Messages];
