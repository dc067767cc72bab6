import { mutationOptions } from "@tanstack/react-query";
import { changePassword, deleteAccount, forgotPassword, resendVerification, resetPassword, signUp, verifyEmail } from "@/lib/api/browser/accounts";

export const signUpMutation = () => mutationOptions({ mutationKey: ["account", "signUp"], mutationFn: signUp });
export const resendVerificationMutation = () => mutationOptions({ mutationKey: ["account", "resendVerification"], mutationFn: resendVerification });
export const verifyEmailMutation = () => mutationOptions({ mutationKey: ["account", "verifyEmail"], mutationFn: verifyEmail });
export const forgotPasswordMutation = () => mutationOptions({ mutationKey: ["account", "forgotPassword"], mutationFn: forgotPassword });
export const resetPasswordMutation = () => mutationOptions({ mutationKey: ["account", "resetPassword"], mutationFn: resetPassword });
export const changePasswordMutation = () => mutationOptions({ mutationKey: ["account", "changePassword"], mutationFn: changePassword });
export const deleteAccountMutation = () => mutationOptions({ mutationKey: ["account", "delete"], mutationFn: deleteAccount });
