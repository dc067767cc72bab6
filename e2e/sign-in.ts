import { parseSetCookie, stringifyCookie, type SetCookie } from "cookie";
import type { APIRequestContext, APIResponse, Page } from "playwright/test";
import { hostOf, siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { expect } from "./test";

export type Role = "traveller" | "agent" | "restricted" | "sales" | "owner" | "admin";

const password = "wander-Far-2026";

/** By the browser API, like the form. */
async function logIn(request: APIRequestContext, agency: string, role: Role): Promise<APIResponse> {
  const email = `${role}@${hostOf(agency).replace(/:\d+$/, "")}`;
  const answer = await requestSite(request, agency, "/api/user/login", {
    method: "POST",
    headers: { origin: siteUrl(agency, "") },
    data: { email, password },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
  return answer;
}

/** Signs a demo user in; the page then carries the session's cookie. */
export async function signIn(page: Page, agency: string, role: Role): Promise<void> {
  const answer = await logIn(page.request, agency, role);
  await page.context().addCookies(
    listSetCookies(answer).map(({ name, value = "", httpOnly = false }) => ({
      name,
      value,
      httpOnly,
      url: siteUrl(agency),
    })),
  );
}

/** A demo user's session as a `Cookie` header, for requests that choose their own. */
export const sessionCookieOf = async (
  request: APIRequestContext,
  agency: string,
  role: Role,
): Promise<string> => toSessionCookie(await logIn(request, agency, role));

/** The session that a response starts, as a `Cookie` header. */
export const toSessionCookie = (answer: APIResponse): string =>
  stringifyCookie({ sid: listSetCookies(answer).find(({ name }) => name === "sid")?.value });

const listSetCookies = (answer: APIResponse): SetCookie[] =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => parseSetCookie(value));
