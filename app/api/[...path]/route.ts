import { answerBrowserCall } from "@/lib/browser-door/answer-browser-call";

// The browser's door: which calls it lets through is lib/api/browser-endpoints.ts.
export const dynamic = "force-dynamic";

export { answerBrowserCall as GET, answerBrowserCall as POST, answerBrowserCall as PUT };
