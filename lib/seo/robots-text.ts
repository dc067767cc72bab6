/**
 * What crawlers should not visit, by route. `?` begins a query, `$` ends the URL and `*` is
 * anything (RFC 9309 §2.2.3). Search results and return paths are endless; checkout, confirmation
 * and links with ids are personal. Offer details with similar prefixes are not listed; nor are
 * pages whose own noindex has to be read, such as share pages, which have a preview.
 */
const disallowed = [
  "/api/",
  ...["/login", "/signup", "/currencies", "/sso", "/social", "/verify", "/newPassword"].map(
    (path) => `${path}?`,
  ),
  ...[
    "search",
    "compare",
    "checkout",
    "confirm-payment",
    "reservation-details",
    "confirmation",
    "enquiry",
  ].flatMap((step) => [`/booknow/*/${step}$`, `/booknow/*/${step}?`]),
  "/booknow/*/confirmation/",
  "/booknow/*/enquiry/",
  "/booknow/hotels/deal/",
  // All reviews of a hotel are one page; what follows are filters, orders, and stays to go back to.
  "/hotel-reviews?*&",
  "/url/",
  "/deal-link?",
  "/disapproveProposal?",
  "/allowAgentProposal?",
  "/mytrip/",
  "/settings/",
  "/wallet/",
  "/users/",
];

/**
 * Each path with and without a language prefix, then the parameters that make any page personal.
 */
const rules = [
  ...disallowed.flatMap((path) => [path, `/*${path}`]),
  "/*?*dealLinkId=",
  "/*?*proposalId=",
];

export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...rules.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
