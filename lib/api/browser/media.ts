import { call } from "./call";

/**
 * Uploads a picture of the agency's site: a JPEG, PNG, WebP or AVIF of 8 MB at most. ApiError 413,
 * 415 or 422 for anything else, 422 `too_many_pictures`.
 */
export const uploadPicture = (image: Blob) => call("POST /api/agency/media", { image });
