import type { resetPasswordEndpoint, SignUp, verifyEmailEndpoint } from "../contract/accounts";
import type { User } from "../contract/users";
import { call, type Answer } from "./call";

type Done = { ok: true };

/**
 * Opens an account; the answer doesn't tell whether the address has one. ApiError 403 where the
 * agency takes no new ones, 422 `common_password`.
 */
export const signUp = (body: SignUp): Promise<Done> => call("post", "/api/user/signup", { body });

/** Sends the link that proves an address once more; always the same answer. */
export const resendVerification = (body: { email: string }): Promise<Done> =>
  call("post", "/api/user/verify/resend", { body });

/**
 * Proves an address by the token of the mail and the password of the sign-up. ApiError 410 once
 * used or expired, 422 `wrong_password`.
 */
export const verifyEmail = (body: {
  token: string;
  password: string;
}): Promise<Answer<typeof verifyEmailEndpoint>> => call("post", "/api/user/verify", { body });

/** Sends a link that sets a new password; always the same answer. */
export const forgotPassword = (body: { email: string }): Promise<Done> =>
  call("post", "/api/user/forgot-password", { body });

/**
 * Sets a new password by the token of the mail and ends all sessions. ApiError 410 once used or
 * expired, 422 `common_password`.
 */
export const resetPassword = (body: {
  token: string;
  password: string;
}): Promise<Answer<typeof resetPasswordEndpoint>> =>
  call("post", "/api/user/reset-password", { body });

/**
 * Sets a new password; all other sessions end. ApiError 422 `wrong_password` or `common_password`,
 * 429 after too many wrong ones.
 */
export const changePassword = (body: {
  currentPassword: string;
  password: string;
}): Promise<{ user: User }> => call("post", "/api/user/change-password", { body });

/**
 * Deletes the account with everything personal in it. ApiError 422 `wrong_password`, 409
 * `last_owner` for the only one who runs the agency.
 */
export const deleteAccount = (body: { password: string | null }): Promise<Done> =>
  call("post", "/api/user/delete", { body });
