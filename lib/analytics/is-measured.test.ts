import { isMeasured } from "./is-measured";

test.each([
  ["/", "", true],
  ["/", "?tab=Cruises&utm_source=mail", true],
  ["/faqs", "", true],
  ["/booknow/hotels/search", "?place=Lisbon&adults=2", true],
  ["/blog/share", "?slug=porto", true],
  ["/login", "", false],
  ["/booknow/hotels/checkout", "", false],
  ["/pay", "", false],
  ["/url/3f9a", "", false],
  ["/booknow/hotels/deal/3f9a", "", false],
  ["/mytrip/mytrips/AB12", "", false],
  ["/bookings/H-7K4M2P9C", "", false],
  ["/booknow/hotels/voucher", "?key=3f9a", false],
  ["/booknow/hotels/search-details", "?quote=3f9a", false],
  ["/", "?dealLinkId=3f9a", false],
  ["/", "?proposalId=3f9a", false],
  ["/hotel-details", "?id=7", false],
  ["/sso-done", "?access_token=x", false],
  ["/", "?redirect=%2Furl%2F3f9a", false],
])("%s%s is measured: %s", (path, search, measured) =>
  expect(isMeasured(path, search)).toBe(measured),
);
