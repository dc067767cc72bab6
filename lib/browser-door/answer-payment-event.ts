import type { NextRequest, NextResponse } from "next/server";
import { receivePaymentEventEndpoint } from "@/lib/api/contract/payments";
import { answerSignedEvent } from "./answer-signed-event";
import { refuse } from "./door-error";

/** Forwards a payment gateway's event. */
export const answerPaymentEvent = (request: NextRequest, gateway: string): Promise<NextResponse> =>
  answerSignedEvent(request, {
    name: gateway,
    unsigned: () => refuse(400, "invalid_signature", "The signature is wrong or too old"),
    forward: (api, body) => api.call(receivePaymentEventEndpoint, { params: { gateway }, body }),
  });
