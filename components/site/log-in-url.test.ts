import { resolveLogInUrl } from "./resolve-log-in-url";
import { resolveSignUpUrl } from "./resolve-sign-up-url";
import { toLogInHref } from "./to-log-in-href";

const sso = (isSSOEnabled: boolean, isDirectLoginAllowedForSSOUsers: boolean) => ({ isSSOEnabled, isDirectLoginAllowedForSSOUsers });
const returnUrl = "https://agency.example/";

it.each([
  [{ isHideLoginOption: false, sso: sso(false, false), returnUrl }, "/es/login"],
  [{ isHideLoginOption: false, sso: sso(true, true), returnUrl }, "/es/login"],
  [{ isHideLoginOption: false, sso: sso(true, false), returnUrl }, returnUrl],
  [{ isHideLoginOption: false, sso: sso(true, false), returnUrl: null }, "/es/login"],
  [{ isHideLoginOption: true, sso: sso(true, false), returnUrl }, null],
])("leads to the right place: %j", (agency, url) => expect(resolveLogInUrl(agency, "/es")).toBe(url));

it.each([
  [{ isHideSignupOption: false, sso: sso(true, false), returnUrl }, returnUrl],
  [{ isHideSignupOption: false, sso: sso(true, true), returnUrl }, null],
  [{ isHideSignupOption: true, sso: sso(true, false), returnUrl }, null],
  [{ isHideSignupOption: false, sso: sso(true, false), returnUrl: "javascript:alert(1)" }, null],
])("signs up only where that is possible: %j", (agency, url) => expect(resolveSignUpUrl(agency)).toBe(url));

it.each([
  ["/login", "/", "/login"],
  ["/login", "/?tab=Hotels", "/login?redirect=%2F%3Ftab%3DHotels"],
  ["/login", "/booknow/hotels?a=1&b=2", "/login?redirect=%2Fbooknow%2Fhotels%3Fa%3D1%26b%3D2"],
  ["/es/login", "/es/login?redirect=%2Fx", "/es/login"],
  [returnUrl, "/booknow/hotels", returnUrl],
])("keeps the way back: %s from %s", (logInUrl, redirect, href) => expect(toLogInHref(logInUrl, redirect)).toBe(href));
