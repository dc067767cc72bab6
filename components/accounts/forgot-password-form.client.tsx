"use client";

import { useTranslations } from "next-intl";
import { EmailInput } from "@/components/site/forms/email-input";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { Button } from "@/components/ui/button";
import { forgotPasswordMutation } from "@/lib/queries/account";
import { MailSent } from "./mail-sent.client";
import { useEmailForm } from "./use-email-form.client";

export function ForgotPasswordForm({ logInHref }: { logInHref: string }) {
  const t = useTranslations("accounts.forgot");
  const forms = useTranslations("forms");
  const { form, isDone, sent, startOver } = useEmailForm(forgotPasswordMutation());
  return (
    <>
      {isDone && sent && (
        <MailSent email={sent.email} kind="reset" onChange={startOver} logInHref={logInHref} />
      )}
      <div hidden={isDone}>
        <FormHeading title={t("title")} text={t("text")} />
        <form {...form.props} className="space-y-5">
          <FormProblem form={form} />
          <FormField form={form} name="email" label={forms("email")}>
            {(control) => <EmailInput {...control} />}
          </FormField>
          <Button type="submit" size="large" className="w-full" isLoading={form.isSending}>
            {t("submit")}
          </Button>
        </form>
        <p className="mt-6">
          <a href={logInHref} className="font-semibold text-brand-ink hover:underline">
            {t("back")}
          </a>
        </p>
      </div>
    </>
  );
}
