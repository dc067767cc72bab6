export const dynamic = "force-dynamic";

export { answerOrderForm as POST } from "@/lib/browser-door/answer-order-form";
