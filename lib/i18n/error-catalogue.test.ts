import { somethingWentWrong } from "@/lib/api/errors";
import en from "@/messages/en.json";

// Exact texts, as listed in docs/spec-coverage.md. "Internal Server Error" of a resort's release is
// the resort API's own response.
test.each<[string, string, string]>([
  ["a request fails without a message", somethingWentWrong, "Something went wrong"],
  ["deals fail", en.deals.failed.title, "Something went wrong"],
  ["suggestions fail", en.search.suggestionsFailed, "Failed to fetch suggestions"],
  ["an agency is missing", en.agencyStatus.unknown, "Agency not found!"],
  [
    "an agency is inactive",
    en.agencyStatus.inactive,
    "Agency is inactive, Please contact the administrator",
  ],
  ["a route is unknown", en.errors.notFound, "The page you're looking for is not found."],
  ["an error is uncaught", en.errors.somethingWentWrong, "Something went wrong."],
  ["the about page is disabled", en.errors.aboutUnavailable, "About Us Page is not available"],
  ["the FAQ page is disabled", en.errors.faqsUnavailable, "Faq Page is not available"],
  ["a question is too short", en.faqs.none, "No Faqs Found !"],
  ["deals are empty", en.deals.empty.action, "Book Now"],
])("%s", (_situation, text, wanted) => expect(text).toBe(wanted));
