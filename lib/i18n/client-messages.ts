import type { NestedKeyOf } from "next-intl";
import type { Messages } from "./messages";
import { pickTexts } from "./pick-texts";

/**
 * Texts of client components on every page; `ClientTexts` sends the others with their pages.
 * `errors` is for boundaries, which Next requires to be client components.
 */
const onEveryPage: readonly NestedKeyOf<Messages>[] = [
  "currency",
  "errors.contact",
  "errors.dismiss",
  "errors.forbidden",
  "errors.forbiddenHint",
  "errors.home",
  "errors.notFound",
  "errors.notFoundHint",
  "errors.partMissing",
  "errors.retry",
  "errors.somethingWentWrong",
  "money",
  "site.logIn",
  "site.sessionEnded",
  "site.signInPrompt",
  "site.signUp",
  "site.toasts",
];

export const toClientMessages = (messages: Messages): Partial<Messages> =>
  pickTexts(messages, onEveryPage);
