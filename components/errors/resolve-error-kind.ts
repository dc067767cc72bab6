import { paths } from "@/lib/paths";

export type ErrorKind = "notFound" | "somethingWentWrong" | "aboutUnavailable" | "faqsUnavailable" | "forbidden" | "signUpClosed";

/** Which of the spec's texts (§8) an error page shows. `path` is that of the page that failed, "/" when it doesn't matter. */
export function resolveErrorKind({ status, path }: { status: string; path: string }): ErrorKind {
  if (status === "500") return "somethingWentWrong";
  if (status === "403") return path === paths.signUp() ? "signUpClosed" : "forbidden";
  if (path === paths.about()) return "aboutUnavailable";
  return path === paths.faqs() ? "faqsUnavailable" : "notFound";
}
