import { markRouteType, resolveRouteType } from "./resolve-route-type";

const typeOf = (address: string) => {
  const { pathname, searchParams, hash } = new URL(address, "http://acme.test");
  return resolveRouteType({ path: pathname, query: searchParams, hash });
};

test.each([
  ["/deal-link?id=a", "deal"],
  ["/booknow/hotels/search?dealLinkId=a", "deal"],
  ["/booknow/hotels/deal/7", "proposal"],
  ["/booknow/cars?proposalId=7", "proposal"],
  ["/allowAgentProposal?id=7", "proposal"],
  ["/disapproveProposal?id=7", "proposal"],
  ["/booknow/hotels?id=7", null],
  ["/url/lisbon-demo-link-99999", null],
  ["/", null],
  ["/#contact", null],
  ["/#routeType=other", null],
])("%s came by %s", (address, type) => expect(typeOf(address)).toBe(type));

test.each(["deal", "proposal", "url"] as const)("a short link marks its kind as %s", (type) => {
  expect(typeOf(markRouteType("/destination/lisbon?tab=Hotels", type))).toBe(type);
});

test("a requested fragment stays", () =>
  expect(markRouteType("/faqs#visa", "url")).toBe("/faqs#visa"));
