import type { Messages } from "./messages";

/**
 * Used by client components of every page; `ClientTexts` sends the others with their pages.
 * `errors` is for the error boundary, which Next requires to be a client component.
 */
const clientNamespaces = new Set(["currency", "errors", "money", "site"]);

export const toClientMessages = (messages: Messages): Partial<Messages> =>
  Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => clientNamespaces.has(namespace)),
  );
