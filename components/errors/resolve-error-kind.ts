import { paths } from "@/lib/paths";

export type ErrorKind =
  | "notFound"
  | "somethingWentWrong"
  | "aboutUnavailable"
  | "faqsUnavailable"
  | "forbidden"
  | "signUpClosed";

/**
 * Which text an error page shows. `path` is that of the page that failed, "/" if it doesn't matter.
 */
export function resolveErrorKind({ status, path }: { status: string; path: string }): ErrorKind {
  if (status === "403") return path === paths.signUp() ? "signUpClosed" : "forbidden";
  // Switched off (404), or the main API's response is malformed (500).
  if (path === paths.about()) return "aboutUnavailable";
  if (path === paths.faqs()) return "faqsUnavailable";
  return status === "500" ? "somethingWentWrong" : "notFound";
}
