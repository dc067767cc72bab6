import type { NextRequest, NextResponse } from "next/server";
import { answerSso, goTo } from "@/lib/browser-door/sso-answers";
import { env } from "@/lib/env";
import { resolveLogOutTarget } from "@/lib/login/resolve-log-out-target";

/**
 * Where a provider sends people back to whom it has signed out: on to where a logout leads, by what
 * the state says of them.
 */
export const GET = (request: NextRequest): Promise<NextResponse> =>
  answerSso(request, (_request, agency) => {
    const isAgent = request.nextUrl.searchParams.get("state") === "agent";
    return Promise.resolve(
      goTo(resolveLogOutTarget(agency, { isAgent, home: "/", rootDomain: env().ROOT_DOMAIN })),
    );
  });
