import { resolveErrorKind } from "./resolve-error-kind";

test.each([
  ["404", "/", "notFound"],
  ["404", "/about", "aboutUnavailable"],
  ["404", "/faqs", "faqsUnavailable"],
  ["404", "/about/x", "notFound"],
  ["500", "/about", "aboutUnavailable"],
  ["500", "/faqs", "faqsUnavailable"],
  ["500", "/", "somethingWentWrong"],
])("a %s of %s says %s", (status, path, kind) => {
  expect(resolveErrorKind({ status, path })).toBe(kind);
});
