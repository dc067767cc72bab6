"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { checkEmail, checkNewPassword } from "@/components/site/forms/check-fields";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { usePasswordProblem } from "@/components/site/forms/use-password-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { signUpMutation } from "@/lib/queries/account";
import { AccountFields, accountFields } from "./account-fields.client";
import { MailSent } from "./mail-sent.client";

type Props = {
  /** A path of this site, validated on the server; null if none was requested. */
  redirect: string | null;
  logInHref: string;
  terms: ReactNode;
};

/** Opens an account. The response doesn't reveal whether one existed: the mail does. */
export function SignUpForm({ redirect, logInHref, terms }: Props) {
  const t = useTranslations("accounts.signUp");
  const forms = useTranslations("forms");
  const passwordProblem = usePasswordProblem();
  const { form, isDone, sent, startOver } = useForm({
    names: accountFields,
    toBody: ({ first_name, last_name, email, password }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email: email.trim(),
      password,
    }),
    check: ({ first_name, email, password }) => {
      const problem = checkEmail(email.trim());
      return {
        first_name: first_name.trim() ? null : forms("firstNameMissing"),
        email: problem && forms(problem),
        password: passwordProblem.say(checkNewPassword(password)),
      };
    },
    toProblems: (error) => ({
      password: passwordProblem.ofAnswer(error),
      email: error.issues?.some(({ path }) => path === "email") ? forms("emailInvalid") : null,
    }),
    mutation: signUpMutation({ redirect }),
  });
  return (
    <>
      {isDone && sent && (
        <MailSent
          email={sent.email}
          kind="verify"
          redirect={redirect}
          onChange={startOver}
          logInHref={logInHref}
        />
      )}
      {/* Stays mounted while the mail is on its way: after a mistyped address nothing else has to
          be typed again. */}
      <div hidden={isDone}>
        <FormHeading title={t("title")} text={t("text")} />
        <form {...form.props} className="space-y-5">
          <FormProblem form={form} />
          <AccountFields form={form} />
          <div className="text-sm text-ink-soft">{terms}</div>
          <Button type="submit" size="large" className="w-full" isLoading={form.isSending}>
            {t("submit")}
          </Button>
        </form>
        <p className="mt-6 text-ink-soft">
          {t("hasAccount")}{" "}
          <a href={logInHref} className="font-semibold text-brand-ink hover:underline">
            {t("logIn")}
          </a>
        </p>
      </div>
    </>
  );
}
