const without =
  /^\/(?:privacy-policy|cookies-policy|cancellation-policy|(?:user|agency)-terms-and-conditions|disclaimer|faqs|about|destination|top-destination)(?:\/|$)/i;

/** The side menu is left out on policy, terms, FAQ, about and destination pages (spec §2). `path` is without a language. */
export const hasSideNavigation = (path: string): boolean => !without.test(path);
