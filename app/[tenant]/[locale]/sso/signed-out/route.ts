import type { NextRequest, NextResponse } from "next/server";
import { answerSso, goTo } from "@/lib/browser-door/sso-answers";
import { toWebUrl } from "@/lib/to-web-url";

/** Where a provider sends people back to whom it has signed out: on to where a logout leads (spec §2), by what the state says of them. */
export const GET = (request: NextRequest): Promise<NextResponse> =>
  answerSso(request, (_request, { returnUrl }) =>
    Promise.resolve(goTo((request.nextUrl.searchParams.get("state") === "agent" ? null : toWebUrl(returnUrl)) ?? "/")),
  );
