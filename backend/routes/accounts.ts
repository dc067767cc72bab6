import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  forgotPasswordEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from "@/lib/api/contract/accounts";
import type { AccountDependencies } from "../accounts/account-context";
import { changePassword } from "../accounts/change-password";
import { deleteAccount } from "../people/delete-account";
import { resetPassword } from "../accounts/reset-password";
import { sendAccountMail } from "../accounts/send-account-mail";
import { signUp } from "../accounts/sign-up";
import { verifyEmail } from "../accounts/verify-email";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";
import { toSessionAnswer } from "../sessions/to-session-answer";

const done = { ok: true as const };
/** Callers with a current or ended session may call these, too. */
const anybody = { toleratesEndedSession: true };

/** Accounts: opened, proven, their passwords, and their end. */
export function registerAccountRoutes(handle: Handle, dependencies: AccountDependencies): void {
  handle(
    signUpEndpoint,
    (context, { body }) => signUp(dependencies, context, body).then(() => done),
    anybody,
  );
  handle(
    resendVerificationEndpoint,
    (context, { body }) =>
      sendAccountMail(dependencies, context, { kind: "verifyEmail", ...body }).then(() => done),
    anybody,
  );
  handle(
    verifyEmailEndpoint,
    (context, { body }) => verifyEmail(dependencies, context, body),
    anybody,
  );
  handle(
    forgotPasswordEndpoint,
    (context, { body: { email } }) =>
      sendAccountMail(dependencies, context, { kind: "resetPassword", email }).then(() => done),
    anybody,
  );
  handle(
    resetPasswordEndpoint,
    (context, { body }) => resetPassword(dependencies, context, body),
    anybody,
  );
  handle(changePasswordEndpoint, async (context, { body }) =>
    toSessionAnswer(
      context.agency,
      await changePassword(dependencies, requireSignedIn(context), body),
    ),
  );
  handle(deleteAccountEndpoint, (context, { body }) =>
    deleteAccount(dependencies, requireSignedIn(context), body).then(() => done),
  );
}
