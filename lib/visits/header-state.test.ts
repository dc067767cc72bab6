import { resolveHeaderState } from "./resolve-header-state";

const visit = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://x.test");
  return {
    path: pathname,
    query: searchParams,
    isSignedIn: false,
    isHiddenForDeals: true,
    isHiddenByCookie: false,
  };
};

test.each([
  ["/", {}, "full"],
  ["/?hideHeader=true", {}, "hidden"],
  ["/?hideHeader=false", {}, "full"],
  ["/faqs", { isHiddenByCookie: true }, "hidden"],
  ["/disapproveProposal?id=a", {}, "hidden"],
  ["/allowAgentProposal", { isSignedIn: true, isHiddenForDeals: false }, "hidden"],
  ["/?dealLinkId=a", {}, "reduced"],
  ["/?dealLinkId=a", { isSignedIn: true }, "full"],
  ["/?dealLinkId=a", { isHiddenForDeals: false }, "full"],
  ["/user-terms-and-conditions?from=checkout", {}, "reduced"],
])("%s %j: %s", (url, changes, state) =>
  expect(resolveHeaderState({ ...visit(url), ...changes })).toBe(state),
);
