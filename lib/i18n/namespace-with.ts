import type { Messages } from "./messages";

/** A namespace of messages that has all of these texts: each service has one with its own words. */
export type NamespaceWith<Texts> = {
  [Name in keyof Messages]: Messages[Name] extends Texts ? Name : never;
}[keyof Messages];
