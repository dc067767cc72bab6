export const dynamic = "force-dynamic";

export { answerSsoToken as POST } from "@/lib/browser-door/answer-sso-token";
