"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { checkNewPassword } from "@/components/site/forms/check-fields";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { NewPasswordField } from "@/components/site/forms/new-password-field.client";
import { PasswordInput } from "@/components/site/forms/password-input.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { usePasswordProblem } from "@/components/site/forms/use-password-problem.client";
import { Button } from "@/components/ui/button";
import { changePasswordMutation } from "@/lib/queries/account";
import { getQueryClient } from "@/lib/queries/query-client";
import { sessionsQuery } from "@/lib/queries/sessions";
import { showToast } from "@/lib/show-toast";

/** Changes the password, given the current one. */
export function PasswordForm({ email, forgotHref }: { email: string; forgotHref: string }) {
  const t = useTranslations("profile.password");
  const forms = useTranslations("forms");
  const passwordProblem = usePasswordProblem();
  const element = useRef<HTMLFormElement>(null);
  const { form } = useForm({
    names: ["currentPassword", "password"],
    toBody: ({ currentPassword, password }) => ({ currentPassword, password }),
    check: ({ currentPassword, password }) => ({
      currentPassword: currentPassword === "" ? forms("passwordMissing") : null,
      password: passwordProblem.say(checkNewPassword(password)),
    }),
    toProblems: (error) => ({
      currentPassword: error.code === "wrong_password" ? forms("passwordWrong") : null,
      password: passwordProblem.ofAnswer(error),
    }),
    mutation: changePasswordMutation(),
    onDone: () => {
      element.current?.reset();
      void showToast("success", t("saved"));
      void getQueryClient().invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  return (
    <form {...form.props} ref={element} className="max-w-md space-y-5">
      <FormProblem form={form} />
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="username"
        value={email}
        readOnly
        autoComplete="username"
        aria-label={forms("email")}
        hidden
      />
      <FormField form={form} name="currentPassword" label={t("current")}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" required maxLength={128} />
        )}
      </FormField>
      <NewPasswordField form={form} name="password" label={forms("newPassword")} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isLoading={form.isSending}>
          {t("save")}
        </Button>
        <a href={forgotHref} className="text-sm font-semibold text-brand-ink hover:underline">
          {t("forgot")}
        </a>
      </div>
    </form>
  );
}
