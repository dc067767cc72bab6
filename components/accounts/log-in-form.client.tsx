"use client";

import { useTranslations } from "next-intl";
import { EmailInput } from "@/components/site/forms/email-input";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { PasswordInput } from "@/components/site/forms/password-input.client";
import { checkEmail } from "@/components/site/forms/check-fields";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { logInMutation } from "@/lib/queries/sessions";
import { toLandingPath } from "@/lib/login/landing-path";
import { entryStore } from "@/lib/visits/entry-store";
import { UnverifiedProblem } from "./unverified-problem.client";

type Props = {
  /** A path of this site, validated on the server; null if none was requested. */
  redirect: string | null;
  /** Of the language. */ prefix: string;
  /** Where the agency's own users sign in. */
  elsewhere: string | null;
  forgotHref: string;
};

/**
 * Goes to the requested page, else to the link the visitor came by, else home or to the desk. With
 * a full page load, because the page differs for signed-in users.
 */
export function LogInForm({ redirect, prefix, elsewhere, forgotHref }: Props) {
  const t = useTranslations("login");
  const forms = useTranslations("forms");
  const { form, isDone, sent } = useForm({
    names: ["email", "password"],
    toBody: ({ email, password }) => ({ email: email.trim(), password }),
    check: ({ email, password }) => {
      const problem = checkEmail(email.trim());
      return {
        email: problem && forms(problem),
        password: password === "" ? forms("passwordMissing") : null,
      };
    },
    mutation: logInMutation(),
    onDone: ({ user }) =>
      location.assign(redirect ?? entryStore.url() ?? toLandingPath(user, prefix)),
  });
  const known = {
    invalid_credentials: <p>{t("invalidCredentials")}</p>,
    email_not_verified: <UnverifiedProblem email={sent?.email ?? ""} redirect={redirect} />,
    direct_login_off: (
      <p>
        {t("directLoginOff")}{" "}
        {elsewhere && (
          <a href={elsewhere} className="font-semibold underline">
            {t("elsewhere")}
          </a>
        )}
      </p>
    ),
  };
  return (
    <form {...form.props} className="space-y-5">
      <FormProblem form={form} known={known} />
      <FormField form={form} name="email" label={forms("email")}>
        {(control) => <EmailInput {...control} />}
      </FormField>
      <div className="relative">
        <FormField form={form} name="password" label={forms("password")}>
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" required maxLength={128} />
          )}
        </FormField>
        {/* After the field in tab order, visually beside its label. */}
        <a
          href={forgotHref}
          className="absolute end-0 top-0 text-sm font-semibold text-brand-ink hover:underline"
        >
          {t("forgot")}
        </a>
      </div>
      <Button type="submit" size="large" className="w-full" isLoading={form.isSending || isDone}>
        {t("submit")}
      </Button>
    </form>
  );
}
