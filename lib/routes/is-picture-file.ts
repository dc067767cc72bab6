/**
 * Whether a path is that of an uploaded picture, or malformed like one: a file of the agency, which
 * is no page and takes no page's place.
 */
export const isPictureFile = (pathname: string): boolean => /^\/media\/[^/]+$/.test(pathname);
