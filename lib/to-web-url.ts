/**
 * An address from an agency's settings, if it is one of the web: `javascript:` and the like never
 * become a link.
 */
export const toWebUrl = (value: string | null): string | null =>
  value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
