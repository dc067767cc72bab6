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
export const publicPages = [
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
  "/booknow/hotels",
  "/booknow/hotels/compare?id=sandbox-h-null-island-plain&id=sandbox-h-null-island-refused",
  "/saved",
  "/booknow/flights",
  "/booknow/cars",
  "/booknow/cruise",
  "/booknow/activities/enquiry?place=Cascais",
  "/booknow/hotels/search-details?id=sandbox-h-null-island-plain",
  "/booknow/hotels/search-details?id=sandbox-h-null-island-plain&room=2&room=2-7&by=room",
  "/hotel-details?id=sandbox-h-null-island-plain",
  "/hotel-reviews?id=sandbox-h-null-island-plain",
] as const;

/** Error pages, with their status. */
export const errorPages = {
  "/errors": 404,
  "/no-such-page": 404,
  "/url/expired-demo-link-0001": 410,
} as const;

/** A page in a language that isn't the agency's default. */
export const inLanguage = (language: string, path: string): string =>
  `/${language}${path}`.replace(/(.)\/$/, "$1");
