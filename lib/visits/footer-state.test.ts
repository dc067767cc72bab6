import { resolveFooterState } from "./resolve-footer-state";

const visit = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://x.test");
  return {
    path: pathname,
    query: searchParams,
    isSignedIn: false,
    isHiddenForDeals: true,
    allowNonLoginFlow: true,
    isHiddenByCookie: false,
  };
};

test.each([
  ["/", {}, "full"],
  ["/logout", {}, "hidden"],
  ["/logouts", {}, "full"],
  ["/?hideFooter=true", {}, "hidden"],
  ["/faqs", { isHiddenByCookie: true }, "hidden"],
  ["/booknow/hotels/checkout?quote=1&hideFooter=true", {}, "slim"],
  ["/booknow/cars/reservation-details", { isHiddenByCookie: true }, "slim"],
  ["/booknow/hotels/checkout?quote=1", {}, "slim"],
  ["/booknow/hotels/confirm-payment?reference=1", { isSignedIn: true }, "slim"],
  ["/booknow/hotels/search", {}, "withoutLinks"],
  ["/booknow/hotels/search", { isHiddenForDeals: false }, "full"],
  ["/booknow/hotels/search", { isSignedIn: true }, "full"],
  ["/booknow/hotels/search?proposalId=a", { isSignedIn: true }, "withoutLinks"],
  ["/booknow/hotels/search?proposalId=a", { isSignedIn: true, allowNonLoginFlow: false }, "full"],
  ["/cancellation-policy/disney", {}, "withoutLinks"],
  ["/user-terms-and-conditions", {}, "full"],
  ["/user-terms-and-conditions?from=checkout", {}, "withoutLinks"],
  ["/agency-terms-and-conditions/3?checkout=true", {}, "withoutLinks"],
])("%s %j: %s", (url, changes, state) =>
  expect(resolveFooterState({ ...visit(url), ...changes })).toBe(state),
);
