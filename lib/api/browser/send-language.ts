import type { LanguageCode } from "../contract/languages";
import type { BrowserCall } from "./browser-call";
import { toHeaders } from "./to-headers";

const call: BrowserCall = "POST /api/user/changeLanguage/{language}";

/**
 * Sends the language that a signed-in user has chosen. The choice itself is a link: the page
 * doesn't wait for the answer, the request outlives it, and a failed one changes nothing that the
 * user sees.
 */
export const sendLanguage = (language: LanguageCode): void => {
  const headers = { ...toHeaders(), "Content-Type": "application/json" };
  const [method = "", path = ""] = call.split(" ");
  fetch(path.replace("{language}", language), {
    method,
    keepalive: true,
    headers,
    body: "{}",
  }).catch(() => {});
};
