import type { NextRequest } from "next/server";
import { answerSavedRemove } from "@/lib/browser-door/answer-saved-remove";

/** Handles the form that removes a saved item, without scripts. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/saved/remove">,
) => answerSavedRemove(request, await params);
