import { NextResponse, type NextRequest } from "next/server";
import { academyTokenSchema, exchangeAcademyCodeEndpoint } from "@/lib/api/contract/academy";
import { apiFor } from "@/lib/api/server";
import { answerAtDoor, requireActiveAgency } from "./answer-browser-call";
import { readInput } from "./read-input";
import { toCallContext } from "./to-call-context";

/**
 * Passes on a code that an academy's server exchanges at the agency's host. It is no browser: it is
 * trusted by the secret in its header alone, so its origin means nothing.
 */
export const answerAcademyToken = (request: NextRequest): Promise<NextResponse> =>
  answerAtDoor(request, async (requestId) => {
    const agency = await requireActiveAgency(request.headers.get("host"));
    const input = await readInput(request, {
      method: "post",
      body: academyTokenSchema,
      isFromAnywhere: true,
    });
    const [, secret = ""] =
      /^Bearer (\S{1,200})$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const api = apiFor(agency.subdomain, { ...toCallContext(request, agency), requestId });
    const body = { ...academyTokenSchema.parse(input.body), secret };
    return NextResponse.json(await api.call(exchangeAcademyCodeEndpoint, { body }));
  });
