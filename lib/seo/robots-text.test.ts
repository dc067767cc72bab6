import { robotsText } from "./robots-text";

const text = robotsText("https://acme.test");
const toPattern = (rule: string) =>
  new RegExp(
    `^${rule
      .replace(/[.+?^{}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace(/\$(?!$)/g, "\\$")}`,
  );

/** RFC 9309 §2.2.2: the longest rule decides. */
function isAllowed(address: string): boolean {
  const matches = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].filter(([, , rule = ""]) =>
    toPattern(rule).test(address),
  );
  const [longest] = matches.sort(([, , a = ""], [, , b = ""]) => b.length - a.length);
  return longest?.[1] === "Allow";
}

test.each([
  "/",
  "/es",
  "/?tab=Hotels&lat=38.7&long=-9.1",
  "/about",
  "/es/faqs",
  "/login",
  "/blog/search",
  "/blog/login-without-a-password",
  "/blog/share?slug=lisbon",
  "/destination/lisbon?tab=Cars",
  "/url",
  "/booknow/hotels",
  "/es/booknow/hotels",
  "/booknow/hotels/search-details?id=1",
  "/booknow/flights/search-details",
  "/hotel-details?id=1",
  "/hotel-reviews?id=1",
  "/booknow/activities/result-details/checkout-tour",
  "/booknow/cars/result-details?id=1",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/assets/agencies/acme/og.jpg",
])("allows %s", (address) => expect(isAllowed(address)).toBe(true));

test.each([
  "/api/user/login",
  "/login?redirect=%2Fabout",
  "/es/login?redirect=%2Fabout",
  "/currencies?redirect=%2F",
  "/booknow/hotels/search",
  "/booknow/hotels/search?place=Porto",
  "/ar/booknow/flights/search?from=LIS",
  "/booknow/hotels/checkout?id=1",
  "/booknow/activities/bookings/checkout",
  "/booknow/cars/reservation-details",
  "/de/booknow/hotels/confirm-payment?reference=AB12",
  "/booknow/cruise/confirmation/AB12",
  "/es/booknow/flights/confirmation",
  "/hotel-reviews?id=1&theme=staff",
  "/es/hotel-reviews?id=1&page=2",
  "/booknow/hotels/deal/7",
  "/url/lisbon-demo-link-00001",
  "/es/url/lisbon-demo-link-00001",
  "/deal-link?id=7",
  "/allowAgentProposal?id=7",
  "/booknow/hotels?dealLinkId=7",
  "/es/booknow/hotels/search-details?a=b&proposalId=7",
  "/mytrip/mytrips/AB12",
])("disallows %s", (address) => expect(isAllowed(address)).toBe(false));

test("points crawlers to the site's sitemap", () =>
  expect(text).toContain("Sitemap: https://acme.test/sitemap.xml"));
