import type { LanguageCode } from "../contract/languages";
import { toHeaders } from "./to-headers";

/**
 * Tells the server which language somebody signed in has chosen. The choice itself is a link:
 * nobody waits for the answer, the request outlives the page, and one that fails changes nothing of
 * what the person sees.
 */
export const sendLanguage = (language: LanguageCode): void => {
  const headers = { ...toHeaders(), "Content-Type": "application/json" };
  fetch(`/api/user/changeLanguage/${language}`, {
    method: "POST",
    keepalive: true,
    headers,
    body: "{}",
  }).catch(() => {});
};
