import type { NextRequest } from "next/server";
import { answerEnquiryState } from "@/lib/browser-door/answer-enquiry-state";

/** Handles the form that marks an enquiry as answered or closed. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/enquiries/state">,
) => answerEnquiryState(request, await params);
