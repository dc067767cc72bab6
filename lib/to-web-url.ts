/**
 * A URL from an agency's settings, if it is http or https: `javascript:` and the like never become
 * a link.
 */
export const toWebUrl = (value: string | null): string | null =>
  value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
