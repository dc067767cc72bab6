import type { NextRequest, NextResponse } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import { takeSignedTokenEndpoint } from "@/lib/api/contract/sso";
import { readBytes } from "@/lib/api/read-json";
import { answerSso, goTo, ssoApi } from "@/lib/browser-door/sso-answers";
import { mediaTypeOf } from "@/lib/media-type-of";
import { paths } from "@/lib/paths";

const maximumBytes = 64 * 1024;
/** The backend's limit. */
const maximumToken = 4_000;

const isForm = ({ headers }: Request) =>
  mediaTypeOf(headers.get("content-type")) === "application/x-www-form-urlencoded";

async function arrive(request: NextRequest, agency: Agency): Promise<NextResponse> {
  const form = new URLSearchParams(
    isForm(request) ? await readBytes(request, maximumBytes).then(String, () => "") : "",
  );
  const token = form.get("token") ?? "";
  if (token.length <= maximumToken && /^[\w-]+(?:\.[\w-]*){2}$/.test(token)) {
    const navigateTo = form.get("navigateTo")?.slice(0, 2_000);
    return goTo(
      `${paths.sso()}#${new URLSearchParams({ token, ...(navigateTo ? { navigateTo } : {}) }).toString()}`,
    );
  }
  // No token, or a far too long one: rejected like any other, and recorded in the audit trail.
  await ssoApi(request, agency).call(takeSignedTokenEndpoint, {
    body: { token: token.slice(0, maximumToken + 1) || "none", state: null, navigateTo: null },
  });
  return goTo(paths.sso({ problem: "refused" }));
}

/**
 * Handles the form that an agency's own site posts (`POST /sso`; middleware leads here). It is
 * cross-site, so without cookies, and proves nothing about the browser: it redirects to the page
 * that reads `#token=`, which calls again from this site. A fragment is sent to no server.
 */
export const POST = (request: NextRequest): Promise<NextResponse> => answerSso(request, arrive);
