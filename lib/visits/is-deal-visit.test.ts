import { isDealVisit } from "./is-deal-visit";

const visit = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://x.test");
  return { path: pathname, query: searchParams };
};

test.each([
  ["/?dealLinkId=a", true],
  ["/booknow/hotels?proposalId=a", true],
  ["/faqs?checkout=true", true],
  ["/faqs?from=checkout", true],
  ["/deal-link?id=a", true],
  ["/url/abc?id=a", true],
  ["/url/abc", true],
  ["/disapproveProposal?id=a", true],
  ["/booknow/hotels/deal/abc", true],
  ["/", false],
  ["/?id=a", false],
  ["/hotel-details?id=a", false],
  ["/faqs?checkout=false", false],
  ["/faqs?from=mail", false],
  ["/deal-links?id=a", false],
  ["/deal-link", false],
])("%s: %s", (url, expected) => expect(isDealVisit(visit(url))).toBe(expected));
