import type { NextRequest } from "next/server";
import { answerClientNote } from "@/lib/browser-door/answer-client-form";

/** Handles the form of a client's notes. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/clients/[reference]/notes">,
) => answerClientNote(request, await params);
