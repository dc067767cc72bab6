import { resolvePriceCall } from "./resolve-price-call";

const agency = {
  isHideLoginOption: false,
  isHideSignupOption: false,
  sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
  returnUrl: null,
  contactEmailId: "hello@acme.example",
} as unknown as Parameters<typeof resolvePriceCall>[0];
const visit = { prefix: "/es", here: "/es/booknow/hotels/search?place=Porto" };
const redirect = encodeURIComponent(visit.here);

it.each([
  ["sign in and come back here", {}, { kind: "signIn", href: `/es/login?redirect=${redirect}` }],
  [
    "sign up where nobody logs in",
    { isHideLoginOption: true },
    { kind: "signIn", href: `/es/signup?redirect=${redirect}` },
  ],
  [
    "ask where nobody can do either",
    { isHideLoginOption: true, isHideSignupOption: true },
    { kind: "ask", href: "mailto:hello@acme.example" },
  ],
  [
    "nothing where nobody answers",
    { isHideLoginOption: true, isHideSignupOption: true, contactEmailId: null },
    null,
  ],
])("%s", (_, changed, call) =>
  expect(resolvePriceCall({ ...agency, ...changed }, visit)).toEqual(call),
);
