import type { NextRequest, NextResponse } from "next/server";
import { receivePaymentEventEndpoint } from "@/lib/api/contract/payments";
import { answerSignedEvent } from "./answer-signed-event";
import { refuse } from "./door-error";

const signatureHeaders = new Map([
  ["sandbox", "sandbox-signature"],
  ["stripe", "stripe-signature"],
] as const);
type Gateway = typeof signatureHeaders extends Map<infer Name, string> ? Name : never;

/** Forwards a payment gateway's event. */
export function answerPaymentEvent(request: NextRequest, name: string): Promise<NextResponse> {
  const gateway = name as Gateway;
  return answerSignedEvent(request, {
    signatureHeader: signatureHeaders.get(gateway),
    unsigned: () => refuse(400, "invalid_signature", "The signature is wrong or too old"),
    forward: (api, body) => api.call(receivePaymentEventEndpoint, { params: { gateway }, body }),
  });
}
