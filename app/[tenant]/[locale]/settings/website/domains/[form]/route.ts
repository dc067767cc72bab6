import type { NextRequest } from "next/server";
import { answerDomainForm } from "@/lib/browser-door/answer-domain-form";

/** Handles the forms of the agency's own domains. */
export const POST = async (
  request: NextRequest,
  { params }: RouteContext<"/[tenant]/[locale]/settings/website/domains/[form]">,
) => answerDomainForm(request, await params);
