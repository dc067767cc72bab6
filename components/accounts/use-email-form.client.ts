"use client";

import { useTranslations } from "next-intl";
import { checkEmail } from "@/components/site/forms/check-fields";
import { useForm } from "@/components/site/forms/use-form.client";
import type { forgotPasswordMutation, resendVerificationMutation } from "@/lib/queries/account";

/** A form with one e-mail address that triggers a mail to it. */
export function useEmailForm(
  mutation: ReturnType<typeof forgotPasswordMutation | typeof resendVerificationMutation>,
) {
  const t = useTranslations("forms");
  return useForm({
    names: ["email"],
    toBody: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) => {
      const problem = checkEmail(email.trim());
      return { email: problem && t(problem) };
    },
    toProblems: ({ issues }) => ({ email: issues ? t("emailInvalid") : null }),
    mutation,
  });
}
