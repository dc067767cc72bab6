import type { NextRequest, NextResponse } from "next/server";
import { answerSso, goTo } from "@/lib/browser-door/sso-answers";
import { env } from "@/lib/env";
import { resolveLogOutTarget } from "@/lib/login/resolve-log-out-target";

/**
 * A provider's redirect target after signing out: on to where a logout leads, depending on the
 * state.
 */
export const GET = (request: NextRequest): Promise<NextResponse> =>
  answerSso(request, (_request, agency) => {
    const isAgent = request.nextUrl.searchParams.get("state") === "agent";
    return Promise.resolve(
      goTo(resolveLogOutTarget(agency, { isAgent, home: "/", rootDomain: env().ROOT_DOMAIN })),
    );
  });
