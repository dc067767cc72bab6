/** What crawlers are asked to leave alone: calls, sign-in and search results, which are endless. */
const disallowed = ["/api/", "/login", "/*/login", "/booknow/*/search", "/*/booknow/*/search"];

export const robotsText = (origin: string): string =>
  ["User-agent: *", "Allow: /", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
