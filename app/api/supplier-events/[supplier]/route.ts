import type { NextRequest } from "next/server";
import { answerSupplierEvent } from "@/lib/browser-door/answer-supplier-event";

export const dynamic = "force-dynamic";

export async function POST(
  request: NextRequest,
  { params }: RouteContext<"/api/supplier-events/[supplier]">,
) {
  return answerSupplierEvent(request, (await params).supplier);
}
