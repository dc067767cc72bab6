import type { ProfileInput } from "../contract/profile";
import type { User } from "../contract/users";
import { call } from "./call";

type Changed = { user: User };

/**
 * Changes name, language and currency. ApiError 422 for a language or currency the agency doesn't
 * have.
 */
export const updateProfile = (body: ProfileInput): Promise<Changed> =>
  call("put", "/api/user/profile", { body });

/**
 * Sets the picture: a JPEG, PNG, WebP or AVIF of 4 MB at most. ApiError 413, 415 or 422 for
 * anything else.
 */
export const setPhoto = (image: Blob): Promise<Changed> =>
  call("put", "/api/user/profile/photo", { image });

/** Takes the picture away; fine to repeat. */
export const removePhoto = (): Promise<Changed> => call("delete", "/api/user/profile/photo");
