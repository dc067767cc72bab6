import type { Messages } from "./messages";

/**
 * Texts of client components on every page, by namespace; true is all of it. `ClientTexts` sends
 * the others with their pages. `errors` is for boundaries, which Next requires to be client
 * components.
 */
const onEveryPage = {
  currency: true,
  errors: [
    "contact",
    "dismiss",
    "forbidden",
    "forbiddenHint",
    "home",
    "notFound",
    "notFoundHint",
    "partMissing",
    "retry",
    "somethingWentWrong",
  ],
  money: true,
  site: ["logIn", "sessionEnded", "signInPrompt", "signUp", "toasts"],
} as const satisfies { [N in keyof Messages]?: true | readonly (keyof Messages[N])[] };

const pick = (texts: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key)));

export const toClientMessages = (messages: Messages): Partial<Messages> =>
  Object.fromEntries(
    Object.entries(onEveryPage).map(([namespace, keys]) => {
      const texts = messages[namespace as keyof typeof onEveryPage];
      return [namespace, keys === true ? texts : pick(texts, keys)];
    }),
  );
