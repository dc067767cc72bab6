import { services } from "./services";

/** Pages with text about the agency or the site. */
export const contentPages = [
  "/about",
  "/faqs",
  "/privacy-policy",
  "/cookies-policy",
  "/disclaimer",
  "/user-terms-and-conditions",
  "/agency-terms-and-conditions/2026-07",
  "/cancellation-policy",
  "/cancellation-policy/royal-caribbean",
  "/expiry",
  "/subscription",
] as const;

/**
 * Every public page of the demo agency Voyara, without a language: used by all specs that walk the
 * site.
 */
export const publicPages: readonly string[] = [
  "/",
  ...contentPages,
  "/blog",
  "/blog/three-unhurried-days-in-lisbon",
  "/blog/share?slug=three-unhurried-days-in-lisbon",
  "/destination",
  "/top-destination",
  "/destination/lisbon",
  "/destination/share?slug=lisbon",
  "/currencies",
  "/login",
  "/signup",
  "/forgotpassword",
  "/newPassword",
  "/invitation",
  "/verify",
  "/logout?redirect=/faqs",
  "/booknow/cruise",
  "/booknow/resort/enquiry?place=Cascais",
  ...Object.values(services).flatMap(({ pages }) => pages),
];

/** Error pages, with their status. */
export const errorPages = {
  "/errors": 404,
  "/no-such-page": 404,
  "/url/expired-demo-link-0001": 410,
} as const;

/** A page in a language that isn't the agency's default. */
export const inLanguage = (language: string, path: string): string =>
  `/${language}${path}`.replace(/(.)\/$/, "$1");
