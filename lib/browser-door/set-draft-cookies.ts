import type { NextResponse } from "next/server";
import { env, publicProtocol } from "@/lib/env";
import { draftSeconds } from "@/lib/packed-draft";

/**
 * Sets the cookies that bring a rejected form back to its page, and removes those without a value.
 * @param path of that page, with the language and without a query
 */
export function setDraftCookies(
  response: NextResponse,
  names: readonly string[],
  { values, path }: { values: readonly string[]; path: string },
): NextResponse {
  names.forEach((name, index) => {
    const value = values[index] ?? "";
    response.cookies.set(name, value, {
      httpOnly: true,
      secure: publicProtocol(env()) === "https",
      sameSite: "lax",
      path,
      maxAge: value ? draftSeconds : 0,
    });
  });
  return response;
}
