"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { PasswordInput } from "@/components/site/forms/password-input.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { deleteAccountMutation } from "@/lib/queries/account";

/** Asks for confirmation: deletion is permanent. */
export function DeleteAccount({ logOutHref }: { logOutHref: string }) {
  const t = useTranslations("profile.deletion");
  const forms = useTranslations("forms");
  const [isOpen, setOpen] = useState(false);
  const { form, isDone } = useForm({
    names: ["password"],
    // Empty if there is none: users of single sign-on have no password here.
    toBody: ({ password }) => ({ password: password || null }),
    check: () => ({}),
    toProblems: ({ code }) => ({
      password: code === "wrong_password" ? forms("passwordWrong") : null,
    }),
    mutation: deleteAccountMutation(),
    onDone: () => location.assign(logOutHref),
  });
  return (
    <>
      <Button look="danger" className="noscript:hidden" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("title")}
        closeLabel={t("cancel")}
      >
        <form {...form.props} className="mt-3 space-y-5">
          <p className="text-ink-soft">{t("text")}</p>
          <FormProblem form={form} known={{ last_owner: <p>{t("lastOwner")}</p> }} />
          <FormField form={form} name="password" label={t("password")} hint={t("passwordHint")}>
            {(control) => (
              <PasswordInput {...control} autoComplete="current-password" maxLength={128} />
            )}
          </FormField>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" isLoading={form.isSending || isDone}>
              {t("confirm")}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
