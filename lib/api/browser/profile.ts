import { call, callWithBody } from "./call";

/**
 * Changes name, language and currency. ApiError 422 for a language or currency the agency doesn't
 * have.
 */
export const updateProfile = callWithBody("PUT /api/user/profile");

/**
 * Sets the picture: a JPEG, PNG, WebP or AVIF of 4 MB at most. ApiError 413, 415 or 422 for
 * anything else.
 */
export const setPhoto = (image: Blob) => call("PUT /api/user/profile/photo", { image });

/** Takes the picture away; fine to repeat. */
export const removePhoto = () => call("DELETE /api/user/profile/photo");
