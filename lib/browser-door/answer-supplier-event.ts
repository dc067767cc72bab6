import type { NextRequest, NextResponse } from "next/server";
import { receiveSupplierEventEndpoint } from "@/lib/api/contract/supplier-events";
import { answerSignedEvent } from "./answer-signed-event";
import { refuse } from "./door-error";

/** Forwards a supplier's event. */
export const answerSupplierEvent = (
  request: NextRequest,
  supplier: string,
): Promise<NextResponse> =>
  answerSignedEvent(request, {
    name: supplier,
    unsigned: () => refuse(401, "event_refused", "The event is refused"),
    forward: (api, body) => api.call(receiveSupplierEventEndpoint, { params: { supplier }, body }),
  });
