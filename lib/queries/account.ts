import { mutationOptions } from "@tanstack/react-query";
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from "@/lib/api/browser/accounts";
import { logIn } from "@/lib/api/browser/sessions";

export const signUpMutation = () =>
  mutationOptions({ mutationKey: ["account", "signUp"], mutationFn: signUp });
export const resendVerificationMutation = () =>
  mutationOptions({
    mutationKey: ["account", "resendVerification"],
    mutationFn: resendVerification,
  });

/**
 * The password that verifies an address signs in as well; if the agency doesn't allow that, or a
 * rate limit rejects it, the address is verified anyway.
 */
async function verifyAndLogIn(
  body: Parameters<typeof verifyEmail>[0],
): Promise<{ email: string; isSignedIn: boolean }> {
  const { email } = await verifyEmail(body);
  const isSignedIn = await logIn({ email, password: body.password }).then(
    () => true,
    () => false,
  );
  return { email, isSignedIn };
}
export const verifyEmailMutation = () =>
  mutationOptions({ mutationKey: ["account", "verifyEmail"], mutationFn: verifyAndLogIn });

export const forgotPasswordMutation = () =>
  mutationOptions({ mutationKey: ["account", "forgotPassword"], mutationFn: forgotPassword });
export const resetPasswordMutation = () =>
  mutationOptions({ mutationKey: ["account", "resetPassword"], mutationFn: resetPassword });
export const changePasswordMutation = () =>
  mutationOptions({ mutationKey: ["account", "changePassword"], mutationFn: changePassword });
export const deleteAccountMutation = () =>
  mutationOptions({ mutationKey: ["account", "delete"], mutationFn: deleteAccount });
