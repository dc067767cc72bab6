/** Pictures as files. Free of zod: the browser imports it. */

/** What can be uploaded, by media type. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** Limit for an agency's upload in bytes; what is stored of it is smaller. */
export const pictureMaximumBytes = 8_000_000;
/** What an agency can have. */
export const maximumPictures = 200;

export const picturePath = /^\/media\/([\da-f]{64})\.webp$/;
/** Where an agency's site has a picture: `hash` is that of its bytes, so it never changes. */
export const toPicturePath = (hash: string): string => `/media/${hash}.webp`;
/** The hash in such a path; null for any other URL. */
export const findPictureHash = (url: string): string | null => picturePath.exec(url)?.[1] ?? null;
/**
 * The same picture as a small PNG, for mails, papers and icons, which take no WebP; null for any
 * other URL.
 */
export const findPicturePng = (url: string): string | null =>
  picturePath.test(url) ? url.replace(/\.webp$/, ".png") : null;
