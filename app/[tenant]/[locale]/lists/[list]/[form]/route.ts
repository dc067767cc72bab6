import type { NextRequest } from "next/server";
import { answerListForm } from "@/lib/browser-door/answer-list-form";

/** Handles the forms that do something with several rows of a list. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/lists/[list]/[form]">,
) => answerListForm(request, await params);
