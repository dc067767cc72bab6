import type { Messages } from "./messages";

/** What client components use; all other texts stay on the server. `errors` is for the error boundary, a client component by Next's rule. */
const clientNamespaces = new Set(["currency", "deals", "errors", "money", "search", "site"]);

export const toClientMessages = (messages: Messages): Partial<Messages> =>
  Object.fromEntries(Object.entries(messages).filter(([namespace]) => clientNamespaces.has(namespace)));
