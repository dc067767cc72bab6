export const dynamic = "force-dynamic";

export { answerAcademyToken as POST } from "@/lib/browser-door/answer-academy-token";
