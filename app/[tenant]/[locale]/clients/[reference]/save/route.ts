import type { NextRequest } from "next/server";
import { answerClient } from "@/lib/browser-door/answer-client-form";

/** Handles the form of a kept client. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/clients/[reference]/save">,
) => answerClient(request, await params);
