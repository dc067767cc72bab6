import type { NextRequest } from "next/server";
import { answerEnquiry } from "@/lib/browser-door/answer-enquiry";

/** Takes the form of an enquiry. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/booknow/[service]/enquiry/send">,
) => answerEnquiry(request, await params);
