import type { Messages } from "./messages";

/**
 * What client components of every page use; `ClientTexts` sends the others with their pages.
 * `errors` is for the error boundary, a client component by Next's rule.
 */
const clientNamespaces = new Set(["currency", "errors", "money", "site"]);

export const toClientMessages = (messages: Messages): Partial<Messages> =>
  Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => clientNamespaces.has(namespace)),
  );
