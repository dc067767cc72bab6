import type { LanguageCode } from "../contract/languages";
import type { BrowserCall } from "./browser-call";
import { toHeaders } from "./to-headers";

const call: BrowserCall = "POST /api/user/changeLanguage/{language}";

/**
 * Tells the server which language somebody signed in has chosen. The choice itself is a link:
 * nobody waits for the answer, the request outlives the page, and one that fails changes nothing of
 * what the person sees.
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
