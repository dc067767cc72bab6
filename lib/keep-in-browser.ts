import { setCookie } from "cookies-next/client";

const aYear = 525_600 * 60;

/** Keeps a user's choice in a cookie of this browser, for all pages and that many seconds. */
export const keepInBrowser = (cookie: string, value: string, seconds = aYear): void =>
  setCookie(cookie, value, {
    path: "/",
    maxAge: seconds,
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
