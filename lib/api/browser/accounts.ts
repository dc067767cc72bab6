import { callWithBody } from "./call";

/**
 * Opens an account; the answer doesn't tell whether the address has one. ApiError 403 where the
 * agency takes no new ones, 422 `common_password`.
 */
export const signUp = callWithBody("POST /api/user/signup");

/** Sends the link that proves an address once more; always the same answer. */
export const resendVerification = callWithBody("POST /api/user/verify/resend");

/**
 * Proves an address by the token of the mail and the password of the sign-up. ApiError 410 once
 * used or expired, 422 `wrong_password`.
 */
export const verifyEmail = callWithBody("POST /api/user/verify");

/** Sends a link that sets a new password; always the same answer. */
export const forgotPassword = callWithBody("POST /api/user/forgot-password");

/**
 * Sets a new password by the token of the mail and ends all sessions. ApiError 410 once used or
 * expired, 422 `common_password`.
 */
export const resetPassword = callWithBody("POST /api/user/reset-password");

/**
 * Sets a new password; all other sessions end. ApiError 422 `wrong_password` or `common_password`,
 * 429 after too many wrong ones.
 */
export const changePassword = callWithBody("POST /api/user/change-password");

/**
 * Deletes the account with everything personal in it. ApiError 422 `wrong_password`, 409
 * `last_owner` for the only one who runs the agency.
 */
export const deleteAccount = callWithBody("POST /api/user/delete");
