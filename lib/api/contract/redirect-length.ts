/** Of a page to return to, in characters; a longer one is left out. */
export const maximumRedirectLength = 2_000;
