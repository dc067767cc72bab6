import type { Page } from "playwright/test";
import { hostOf, siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect } from "./test";

type Role = "traveller" | "agent" | "restricted" | "sales" | "owner" | "admin";

const password = "wander-Far-2026";

/** Signs a demo user in by the browser's door, as the form does; the page then carries the session's cookie. */
export async function signIn(page: Page, agency: string, role: Role): Promise<void> {
  const email = `${role}@${hostOf(agency).replace(/:\d+$/, "")}`;
  const answer = await requestSite(page.request, agency, "/api/user/login", {
    method: "POST",
    headers: { origin: siteUrl(agency, "") },
    data: { email, password },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  await page.context().addCookies(cookies.map(({ value }) => ({ ...readCookie(value), url: siteUrl(agency) })));
}

function readCookie(line: string): { name: string; value: string; httpOnly: boolean } {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly: attributes.includes("HttpOnly") };
}
