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
import { maximumRedirectLength } from "@/lib/api/contract/redirect-length";
import { logIn } from "@/lib/api/browser/sessions";

/** What the mail's link carries: the path to return to, already checked. */
type Return = { redirect: string | null };
const toReturn = ({ redirect }: Return) =>
  redirect && redirect.length <= maximumRedirectLength ? { redirect } : {};
type Body<Call extends (body: never) => unknown> = Omit<Parameters<Call>[0], "redirect">;

export const signUpMutation = (back: Return) =>
  mutationOptions({
    mutationKey: ["account", "signUp"],
    mutationFn: (body: Body<typeof signUp>) => signUp({ ...body, ...toReturn(back) }),
  });
export const resendVerificationMutation = (back: Return) =>
  mutationOptions({
    mutationKey: ["account", "resendVerification"],
    mutationFn: (body: Body<typeof resendVerification>) =>
      resendVerification({ ...body, ...toReturn(back) }),
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
