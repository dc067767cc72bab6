import type { NextRequest, NextResponse } from "next/server";
import { receiveSupplierEventEndpoint } from "@/lib/api/contract/supplier-events";
import { answerSignedEvent } from "./answer-signed-event";
import { refuse } from "./door-error";

const signatureHeaders = new Map([["duffel", "x-duffel-signature"]] as const);
type Supplier = typeof signatureHeaders extends Map<infer Name, string> ? Name : never;

/** Forwards a supplier's event. */
export function answerSupplierEvent(request: NextRequest, name: string): Promise<NextResponse> {
  const supplier = name as Supplier;
  return answerSignedEvent(request, {
    signatureHeader: signatureHeaders.get(supplier),
    unsigned: () => refuse(401, "event_refused", "The event is refused"),
    forward: (api, body) => api.call(receiveSupplierEventEndpoint, { params: { supplier }, body }),
  });
}
