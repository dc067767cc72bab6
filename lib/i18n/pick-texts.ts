import type { Messages } from "./messages";

/** A namespace, or a part of one, such as `accounts.signUp`. */
export type TextsName = {
  [N in keyof Messages]: N | `${N}.${keyof Messages[N] & string}`;
}[keyof Messages];

type Tree = { [name: string]: unknown };

/** The named texts, each at its place. */
export function pickTexts(messages: Messages, names: readonly TextsName[]): Tree {
  const picked: { [namespace: string]: Tree } = {};
  for (const name of names) {
    const [namespace, part] = name.split(".", 2) as [keyof Messages, string?];
    const texts: Tree = messages[namespace];
    picked[namespace] = part ? { ...picked[namespace], [part]: texts[part] } : texts;
  }
  return picked;
}
