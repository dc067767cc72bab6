import { NextResponse, type NextRequest } from "next/server";
import { receivePaymentEventEndpoint } from "@/lib/api/contract/payments";
import { readBytes } from "@/lib/api/read-json";
import { apiFor } from "@/lib/api/server";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";
import { answerAtDoor } from "./answer-browser-call";
import { refuse } from "./door-error";
import { toCallContext } from "./to-call-context";

/** Stripe's events are a few kilobytes. */
const maximumBytes = 90_000;
const signatureHeaders = new Map([
  ["sandbox", "sandbox-signature"],
  ["stripe", "stripe-signature"],
] as const);
type Gateway = typeof signatureHeaders extends Map<infer Name, string> ? Name : never;

/** The text of exactly the signed bytes: invalid UTF-8 is not replaced, and a BOM stays. */
async function readPayload(request: NextRequest): Promise<string> {
  const bytes = await readBytes(request, maximumBytes).catch((error: unknown) => {
    throw error instanceof RangeError
      ? refuse(413, "body_too_large", `A body may have ${maximumBytes} bytes at most`)
      : error;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refuse(400, "invalid_signature", "The signature is wrong or too old");
  }
}

/**
 * Forwards a payment gateway's event for the agency of the host, with its signature, which is all
 * that it is trusted by: it isn't sent by a browser, so its origin means nothing. Also for an
 * inactive agency, whose payments are still in progress.
 */
export const answerPaymentEvent = (request: NextRequest, name: string): Promise<NextResponse> =>
  answerAtDoor(request, async (requestId) => {
    const agency = await findAgencyByHost(request.headers.get("host")).catch(() => {
      throw refuse(503, "agency_unavailable", "This site can't be reached at the moment", {
        headers: { "Retry-After": "5" },
      });
    });
    if (!agency) throw refuse(404, "agency_not_found", "Agency not found!");
    const gateway = ([...signatureHeaders.keys()] as Gateway[]).find((known) => known === name);
    if (!gateway) throw refuse(404, "not_found", "There is no such call");
    const signature = (request.headers.get(signatureHeaders.get(gateway) ?? "") ?? "").slice(
      0,
      2_000,
    );
    const payload = await readPayload(request);
    const api = apiFor(agency.subdomain, { ...toCallContext(request, agency), requestId });
    return NextResponse.json(
      await api.call(receivePaymentEventEndpoint, {
        params: { gateway },
        body: { payload, signature },
      }),
    );
  });
