import { answerBrowserCall } from "@/lib/browser-door/answer-browser-call";

// The browser's door: which calls it lets through is lib/api/browser-endpoints.ts.
export const dynamic = "force-dynamic";

// All methods, so that a wrong one is answered in the one error shape, with those that are right.
export {
  answerBrowserCall as DELETE,
  answerBrowserCall as GET,
  answerBrowserCall as PATCH,
  answerBrowserCall as POST,
  answerBrowserCall as PUT,
};
