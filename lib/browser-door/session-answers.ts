import { stringifySetCookie } from "cookie";
import { NextResponse } from "next/server";
import * as z from "zod";
import { logoutEndpoint } from "@/lib/api/contract/sessions";
import type { Api } from "@/lib/api/create-api";
import { ApiError } from "@/lib/api/errors";
import { env } from "@/lib/env";
import { logProblem } from "@/lib/log-problem";
import { browserCookieAttributes, browserCookieName } from "@/lib/session/browser-cookie";
import { sessionCookieAttributes, sessionCookieName } from "@/lib/session/session-cookie";

const startedSchema = z.looseObject({
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
  browserToken: z.string().nullish(),
});

/** Sets the session cookie; its expiry is from the backend's response. */
export function setSession(
  response: NextResponse,
  { accessToken, expiresAt, browserToken }: z.infer<typeof startedSchema>,
): NextResponse {
  response.cookies.set(sessionCookieName(), accessToken, {
    ...sessionCookieAttributes(),
    expires: new Date(expiresAt),
  });
  if (browserToken)
    response.cookies.set(browserCookieName(), browserToken, browserCookieAttributes());
  return response;
}

/**
 * Moves a new session's token into the cookie; the page gets the rest of the response.
 * @throws ZodError for a response without a token
 */
export function startSession(answer: unknown): NextResponse {
  const { accessToken, expiresAt, browserToken, ...rest } = startedSchema.parse(answer);
  return setSession(NextResponse.json(rest), { accessToken, expiresAt, browserToken });
}

/** Removes the session cookie. */
export function clearSession(response: NextResponse): NextResponse {
  response.cookies.set(sessionCookieName(), "", {
    ...sessionCookieAttributes(),
    expires: new Date(0),
  });
  return response;
}

/**
 * Sign-in cookies that another program may have left, and how a page was framed. None of them
 * authenticates here, but none may survive a logout.
 */
const visitCookies = ["access-token", "auth", "hideHeader", "hideFooter"];

/**
 * Ends the session on the server, if there is one, and in the browser in any case; an expired one
 * counts as ended. Cookies are cleared in both scopes, the host's and the shared domain's.
 */
export async function answerLogout(api: Api | null): Promise<NextResponse> {
  const ended = await api?.call(logoutEndpoint).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) logProblem("logout", error);
  });
  const response = clearSession(
    NextResponse.json({ ok: true, endSessionUrl: ended?.endSessionUrl ?? null }),
  );
  for (const name of visitCookies) {
    const ended = { name, value: "", path: "/", maxAge: 0 };
    // Next's own `cookies` hold one of each name.
    for (const cookie of [ended, { ...ended, domain: env().ROOT_DOMAIN }])
      response.headers.append("Set-Cookie", stringifySetCookie(cookie));
  }
  // Not "cookies": that would sign users out of other agencies on the same registrable domain.
  response.headers.set("Clear-Site-Data", '"cache", "storage"');
  return response;
}
