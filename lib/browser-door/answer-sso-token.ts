import { NextResponse, type NextRequest } from "next/server";
import { arrivedTokenSchema, takeSignedTokenEndpoint } from "@/lib/api/contract/sso";
import { answerAtDoor, requireActiveAgency } from "./answer-browser-call";
import { readInput } from "./read-input";
import { startSession } from "./session-answers";
import { clearSsoState, getSsoState, ssoApi } from "./sso-answers";

/**
 * Takes the token that the page `/sso` found in its fragment. Called by that page itself, so with
 * this host's cookies: only they tell whether the sign-in began in this browser. Responds like the
 * endpoint, but with the session in the cookie.
 */
export const answerSsoToken = (request: NextRequest): Promise<NextResponse> =>
  answerAtDoor(request, async () => {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const input = await readInput(request, { method: "post", body: arrivedTokenSchema });
    const answer = await ssoApi(request, agency).call(takeSignedTokenEndpoint, {
      body: { ...arrivedTokenSchema.parse(input.body), state: getSsoState(request) },
    });
    return "ticket" in answer ? NextResponse.json(answer) : clearSsoState(startSession(answer));
  });
