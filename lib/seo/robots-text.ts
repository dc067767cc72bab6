/**
 * What crawlers are asked to leave alone, by route. `?` begins a query, `$` ends the address and
 * `*` is anything (RFC 9309 §2.2.3). Search results and ways back are endless; checkout,
 * confirmation and links with ids are somebody's own. Details of an offer are not in here, whatever
 * begins like them; nor are pages whose own noindex has to be read, as share pages, which show a
 * preview.
 */
const disallowed = [
  "/api/",
  ...["/login", "/signup", "/currencies", "/sso", "/social", "/verify", "/newPassword"].map(
    (path) => `${path}?`,
  ),
  ...[
    "search",
    "checkout",
    "confirm-payment",
    "reservation-details",
    "confirmation",
    "enquiry",
  ].flatMap((step) => [`/booknow/*/${step}$`, `/booknow/*/${step}?`]),
  "/booknow/*/confirmation/",
  "/booknow/*/enquiry/",
  "/booknow/hotels/deal/",
  "/url/",
  "/deal-link?",
  "/disapproveProposal?",
  "/allowAgentProposal?",
  "/mytrip/",
  "/settings/",
  "/wallet/",
  "/users/",
];

/** Each path with and without a language before it, then what makes any page somebody's own. */
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
