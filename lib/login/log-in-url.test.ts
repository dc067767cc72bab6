import { resolveLogInUrl } from "./resolve-log-in-url";
import { resolveSignUpUrl } from "./resolve-sign-up-url";
import { toLogInHref } from "./to-log-in-href";

const sso = (isSSOEnabled: boolean, isDirectLoginAllowedForSSOUsers: boolean) => ({
  isSSOEnabled,
  isDirectLoginAllowedForSSOUsers,
});
const returnUrl = "https://agency.example/";

it.each([
  [{ isHideLoginOption: false, sso: sso(false, false), returnUrl }, "/es/login"],
  [{ isHideLoginOption: false, sso: sso(true, true), returnUrl }, "/es/login"],
  [{ isHideLoginOption: false, sso: sso(true, false), returnUrl }, returnUrl],
  [{ isHideLoginOption: false, sso: sso(true, false), returnUrl: null }, "/es/login"],
  [{ isHideLoginOption: true, sso: sso(true, false), returnUrl }, null],
])("leads to the right place: %j", (agency, url) =>
  expect(resolveLogInUrl(agency, "/es")).toBe(url),
);

it.each([
  ["/login", "/", "/login"],
  ["/login", "/?tab=Hotels", "/login?redirect=%2F%3Ftab%3DHotels"],
  ["/login", "/booknow/hotels?a=1&b=2", "/login?redirect=%2Fbooknow%2Fhotels%3Fa%3D1%26b%3D2"],
  ["/es/login", "/es/login?redirect=%2Fx", "/es/login"],
  [returnUrl, "/booknow/hotels", returnUrl],
])("keeps the way back: %s from %s", (logInUrl, redirect, href) =>
  expect(toLogInHref(logInUrl, redirect)).toBe(href),
);

test.each([
  [
    "/deal-link?id=a",
    "https://agency.example/?navigateTo=https%3A%2F%2Facme.test%2Fdeal-link%3Fid%3Da",
  ],
  [
    "/es/booknow/hotels/deal/7",
    "https://agency.example/?navigateTo=https%3A%2F%2Facme.test%2Fes%2Fbooknow%2Fhotels%2Fdeal%2F7",
  ],
  [
    "/booknow/hotels?proposalId=7",
    "https://agency.example/?navigateTo=https%3A%2F%2Facme.test%2Fbooknow%2Fhotels%3FproposalId%3D7",
  ],
  ["/booknow/hotels?id=7", returnUrl],
  ["//evil.test/deal-link?id=a", returnUrl],
  ["/", returnUrl],
])("an agency's own sign-in gets only deal URLs: %s", (redirect, href) =>
  expect(toLogInHref(returnUrl, redirect, "https://acme.test")).toBe(href),
);

it.each([
  [{ isHideSignupOption: false, sso: sso(true, false), returnUrl }, returnUrl],
  [{ isHideSignupOption: true, sso: sso(true, false), returnUrl }, null],
  [{ isHideSignupOption: true, sso: sso(false, false), returnUrl: null }, null],
  [{ isHideSignupOption: false, sso: sso(true, true), returnUrl }, "/es/signup"],
  [{ isHideSignupOption: false, sso: sso(false, false), returnUrl }, "/es/signup"],
  [
    { isHideSignupOption: false, sso: sso(true, false), returnUrl: "javascript:alert(1)" },
    "/es/signup",
  ],
])("offers sign-up if it is available: %j", (agency, url) =>
  expect(resolveSignUpUrl(agency, "/es")).toBe(url),
);
