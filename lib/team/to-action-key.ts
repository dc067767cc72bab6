import type { Action } from "@/lib/api/contract/roles";

/** An action's name among the texts, in which a dot would be another level: `bookingsRead`. */
export type ActionKey<A extends Action = Action> = A extends `${infer Noun}.${infer Verb}`
  ? `${Noun}${Capitalize<Verb>}`
  : never;

export const toActionKey = (action: Action): ActionKey =>
  action.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()) as ActionKey;
