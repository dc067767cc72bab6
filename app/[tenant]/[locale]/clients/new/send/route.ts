import type { NextRequest } from "next/server";
import { answerNewClient } from "@/lib/browser-door/answer-client-form";

/** Handles the form of a new client. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/clients/new/send">,
) => answerNewClient(request, await params);
