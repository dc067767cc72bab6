import type { NextRequest } from "next/server";
import { answerProductForm } from "@/lib/browser-door/answer-product-form";

/** Handles the form of what the agency sells. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/settings/product/send">,
) => answerProductForm(request, await params);
