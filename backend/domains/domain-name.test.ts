import { findDomainFault, toDomain } from "./domain-name";

const rootDomain = "trips.test";

test.each([
  ["Atlas-Journeys.COM", "atlas-journeys.com"],
  ["www.atlas.example.", "atlas.example"],
  [" shop.atlas.example ", "shop.atlas.example"],
  ["wwwatlas.example", "wwwatlas.example"],
])("takes %s as %s", (given, domain) => {
  expect(toDomain(given)).toBe(domain);
  expect(findDomainFault(domain, { rootDomain })).toBeNull();
});

test.each([
  ...["192.0.2.1", "[2001:db8::1]", "2001:db8::1", "1.2.3", "0x7f.1", "localhost", "a.localhost"],
  ...["atlas", "", ".", "atlas..example", "-atlas.example", "atlas-.example", "at las.example"],
  ...["trips.test", "atlas.trips.test", "a.b.trips.test"],
  ...["xn--tlas-mcd.example", "аtlas.example", "exämple.com", "shop.xn--p1ai"],
  ...["https://atlas.example", "atlas.example/page", "atlas.example:443", "user@atlas.example"],
  ...["*.atlas.example", "_dmarc.atlas.example", `${"a".repeat(64)}.example`],
  `${"a.".repeat(130)}example`,
])("refuses %j", (given) => {
  expect(findDomainFault(toDomain(given), { rootDomain })).not.toBeNull();
});
