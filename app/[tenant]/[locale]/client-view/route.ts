import type { NextRequest } from "next/server";
import { answerClientView } from "@/lib/browser-door/answer-client-view";

/** Takes the forms that turn client view on and off. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/client-view">,
) => answerClientView(request, await params);
