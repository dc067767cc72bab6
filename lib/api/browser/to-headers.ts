import { splitLanguage } from "@/lib/i18n/split-language";
import { hasDealId } from "@/lib/visits/is-deal-visit";
import { languages } from "../contract/languages";
import { header } from "../headers";
import { tabSessionId } from "../tab-session-id";

/** Whether the page was opened by a deal link or a proposal. */
export const isDealLink = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  hasDealId({ path: splitLanguage(pathname).path, query: new URLSearchParams(search) });

/** What the browser says of itself with each call. */
export const toHeaders = (): Record<string, string> => ({
  [header.language]:
    languages.find(({ tag }) => tag === document.documentElement.lang)?.code ?? "en",
  [header.sessionId]: tabSessionId(),
  [header.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(isDealLink(location) ? { [header.optionalAuth]: "true" } : {}),
});
