"use client";

import { useTranslations } from "next-intl";
import { checkNewPassword } from "@/components/site/forms/check-fields";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { NewPasswordField } from "@/components/site/forms/new-password-field.client";
import { usePasswordProblem } from "@/components/site/forms/use-password-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ApiError } from "@/lib/api/errors";
import { resetPasswordMutation } from "@/lib/queries/account";
import { DoneMessage } from "./done-message.client";
import { useLinkToken } from "./use-link-token.client";

type Props = {
  /** Null if the URL has none. */ token: string | null;
  logInHref: string;
  forgotHref: string;
};

/** Sets a new password with a mailed link. */
export function NewPasswordForm({ token, logInHref, forgotHref }: Props) {
  const t = useTranslations("accounts.newPassword");
  const forms = useTranslations("forms");
  const passwordProblem = usePasswordProblem();
  useLinkToken(token);
  const { form, isDone } = useForm({
    names: ["password"],
    toBody: ({ password }) => ({ token: token ?? "", password }),
    check: ({ password }) => ({ password: passwordProblem.say(checkNewPassword(password)) }),
    toProblems: (error) => ({ password: passwordProblem.ofAnswer(error) }),
    mutation: resetPasswordMutation(),
  });
  const isGone =
    form.error instanceof ApiError && (form.error.status === 410 || form.error.status === 422);
  if (isDone)
    return (
      <DoneMessage tone="success" title={t("doneTitle")} text={t("done")}>
        <a href={logInHref} className={buttonClass({ size: "large" })}>
          {t("logIn")}
        </a>
      </DoneMessage>
    );
  if (isGone || !token)
    return (
      <DoneMessage tone="problem" title={t("goneTitle")} text={t("gone")} isNew={token !== null}>
        <a href={forgotHref} className={buttonClass({ size: "large" })}>
          {t("again")}
        </a>
      </DoneMessage>
    );
  return (
    <>
      <FormHeading title={t("title")} text={t("text")} />
      <form {...form.props} className="space-y-5">
        <FormProblem form={form} />
        <NewPasswordField form={form} name="password" label={forms("newPassword")} />
        <Button type="submit" size="large" className="w-full" isLoading={form.isSending}>
          {t("submit")}
        </Button>
      </form>
    </>
  );
}
