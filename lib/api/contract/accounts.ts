import * as z from "zod";
import { emailSchema } from "./email";
import { applicationInputSchema } from "./applications";
import { endpoint } from "./endpoint";
import { passwordLength } from "./password-length";
import { sessionAnswerSchema } from "./session-answer";
import { maximumRedirectLength } from "./redirect-length";

const base = { api: "main", browser: true, access: "public", method: "post" } as const;
const done = z.object({ ok: z.literal(true) });
const email = emailSchema;
const password = z.string().min(passwordLength.minimum).max(passwordLength.maximum);
/**
 * One line in one text direction: names appear in mails, where a line break or bidi control could
 * forge our text.
 */
const personName = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "must be one line of plain text");
export const firstNameSchema = personName.min(1);
/** Empty of who has one name. */
export const lastNameSchema = personName;
/** 256 bits in base64url, from the link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/, "must be the token of a link from a mail");

/** A page of the site to return to, which the mail's link carries. */
const redirect = z
  .string()
  .max(maximumRedirectLength)
  .regex(/^\/(?![/\\])\S*$/, "must be a path of the site")
  .optional();

export const signUpSchema = z.strictObject({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  email,
  password,
  redirect,
  /** Of one who wants to become an agent: handed in once the address is verified. */
  application: applicationInputSchema.optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signUpEndpoint = endpoint({
  operationId: "signUp",
  ...base,
  path: "/api/user/signup",
  limits: ["sign-ups"],
  summary:
    "Open an account. The response is the same whether or not the address has one; the mail to it explains. 403 if the agency takes no new accounts",
  errors: ["sign_up_closed", "common_password", "proof_of_work_required"],
  body: signUpSchema,
  response: done,
});
export const resendVerificationEndpoint = endpoint({
  operationId: "resendVerification",
  ...base,
  path: "/api/user/verify/resend",
  limits: ["mails"],
  summary:
    "Resend the link that verifies an address, if there is one to verify; the response is always the same",
  errors: ["proof_of_work_required"],
  body: z.strictObject({ email, redirect }),
  response: done,
});
export const verifyEmailEndpoint = endpoint({
  operationId: "verifyEmail",
  ...base,
  path: "/api/user/verify",
  limits: ["own passwords"],
  summary:
    "Verify an address with the mail's token and the sign-up's password; 410 once used or expired, 422 wrong_password",
  errors: ["token_gone", "wrong_password"],
  body: z.strictObject({ token, password: z.string().min(1).max(passwordLength.maximum) }),
  response: z.object({ email: z.string() }),
});
export const forgotPasswordEndpoint = endpoint({
  operationId: "forgotPassword",
  ...base,
  path: "/api/user/forgot-password",
  limits: ["mails"],
  summary: "Send a password reset link, if the account exists; the response is always the same",
  errors: ["proof_of_work_required"],
  body: z.strictObject({ email }),
  response: done,
});
export const resetPasswordEndpoint = endpoint({
  operationId: "resetPassword",
  ...base,
  path: "/api/user/reset-password",
  limits: [],
  summary:
    "Set a new password with the mail's token and end all sessions; 410 once used or expired",
  errors: ["token_gone", "common_password"],
  body: z.strictObject({ token, password }),
  response: z.object({ email: z.string() }),
});
export const changePasswordEndpoint = endpoint({
  operationId: "changePassword",
  ...base,
  access: "signed-in",
  startsSession: true,
  path: "/api/user/change-password",
  limits: ["own passwords"],
  summary:
    "Change the password, given the current one; all other sessions end and this one gets a new token",
  errors: ["wrong_password", "common_password"],
  body: z.strictObject({
    currentPassword: z.string().min(1).max(passwordLength.maximum),
    password,
  }),
  response: sessionAnswerSchema,
});
export const deleteAccountEndpoint = endpoint({
  operationId: "deleteAccount",
  ...base,
  access: "signed-in",
  path: "/api/user/delete",
  limits: ["own passwords"],
  summary:
    "Delete the account and its personal data; requires the current password if there is one",
  errors: ["wrong_password", "last_owner"],
  body: z.strictObject({ password: z.string().max(passwordLength.maximum).nullable() }),
  response: done,
});
