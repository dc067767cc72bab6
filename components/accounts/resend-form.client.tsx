"use client";

import { useTranslations } from "next-intl";
import { EmailInput } from "@/components/site/forms/email-input";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { resendVerificationMutation } from "@/lib/queries/account";
import { useEmailForm } from "./use-email-form.client";

type Props = { redirect: string | null; logInHref: string };

/** Requests a new verification link, for users with an expired one. */
export function ResendForm({ redirect, logInHref }: Props) {
  const t = useTranslations("accounts.verify");
  const forms = useTranslations("forms");
  const { form, isDone } = useEmailForm(resendVerificationMutation({ redirect }));
  return (
    <form {...form.props} className="space-y-5">
      <FormProblem form={form} />
      <FormField form={form} name="email" label={forms("email")}>
        {(control) => <EmailInput {...control} />}
      </FormField>
      <div role="status">
        {isDone && (
          <Notice>
            <p>{t("sent")}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" size="large" className="w-full" isLoading={form.isSending}>
        {t("send")}
      </Button>
      <p>
        <a href={logInHref} className="font-semibold text-brand-ink hover:underline">
          {t("logIn")}
        </a>
      </p>
    </form>
  );
}
