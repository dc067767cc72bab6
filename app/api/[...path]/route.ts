import { answerBrowserCall } from "@/lib/browser-door/answer-browser-call";

// The browser API: lib/api/browser-endpoints.ts lists the allowed calls.
export const dynamic = "force-dynamic";

// All methods, so that a wrong one gets the standard error shape, with the allowed ones.
export {
  answerBrowserCall as DELETE,
  answerBrowserCall as GET,
  answerBrowserCall as PATCH,
  answerBrowserCall as POST,
  answerBrowserCall as PUT,
};
