export const dynamic = "force-dynamic";

export { answerClientError as POST } from "@/lib/browser-door/answer-client-error";
