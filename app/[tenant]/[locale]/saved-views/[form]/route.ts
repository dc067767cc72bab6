import type { NextRequest } from "next/server";
import { answerSavedView } from "@/lib/browser-door/answer-saved-view";

/** Handles the forms that save, rename and delete views of lists. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/saved-views/[form]">,
) => answerSavedView(request, await params);
