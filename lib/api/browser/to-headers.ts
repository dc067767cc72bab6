import { languages } from "../contract/languages";
import { header } from "../headers";
import { tabSessionId } from "../tab-session-id";

/** The spec's markers of a deal link or a proposal in the address (spec §7). */
export const isDealLink = (search: string) => ["dealLinkId", "proposalId"].some((name) => new URLSearchParams(search).has(name));

/** What the browser says of itself with each call. */
export const toHeaders = (): Record<string, string> => ({
  [header.language]: languages.find(({ formatsAs }) => formatsAs === document.documentElement.lang)?.code ?? "en",
  [header.sessionId]: tabSessionId(),
  [header.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(isDealLink(location.search) ? { [header.optionalAuth]: "true" } : {}),
});
