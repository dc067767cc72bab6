"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { PasswordInput } from "@/components/site/forms/password-input.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ApiError } from "@/lib/api/errors";
import { verifyEmailMutation } from "@/lib/queries/account";
import { entryStore } from "@/lib/visits/entry-store";
import { DoneMessage } from "./done-message.client";
import { ResendForm } from "./resend-form.client";
import { useLinkToken } from "./use-link-token.client";

type Props = {
  /** Null if the URL has none. */ token: string | null;
  /** A path of this site, validated on the server; null if the URL has none. */
  redirect: string | null;
  logInHref: string;
  forgotHref: string;
  home: string;
};

/**
 * Verifies an address by a mailed link and the sign-up's password, and signs in. Prefetching links,
 * following one from a stranger's sign-up, or running a page's scripts verifies nothing.
 */
export function VerifyForm({ token, redirect, logInHref, forgotHref, home }: Props) {
  const t = useTranslations("accounts.verify");
  const forms = useTranslations("forms");
  useLinkToken(token);
  const { form, isDone, answer } = useForm({
    names: ["password"],
    toBody: ({ password }) => ({ token: token ?? "", password }),
    check: ({ password }) => ({ password: password === "" ? forms("passwordMissing") : null }),
    toProblems: ({ code }) => ({ password: code === "wrong_password" ? t("wrongPassword") : null }),
    mutation: verifyEmailMutation(),
    onDone: ({ isSignedIn }) => isSignedIn && location.assign(redirect ?? entryStore.url() ?? home),
  });

  if (answer && !answer.isSignedIn)
    return (
      <DoneMessage
        tone="success"
        title={t("doneTitle")}
        text={t.rich("done", {
          address: () => <bdi className="font-semibold wrap-anywhere text-ink">{answer.email}</bdi>,
        })}
      >
        <a href={logInHref} className={buttonClass({ size: "large" })}>
          {t("logIn")}
        </a>
      </DoneMessage>
    );
  const isGone =
    form.error instanceof ApiError && (form.error.status === 410 || form.error.status === 422);
  if (isGone || !token)
    return (
      <DoneMessage tone="problem" title={t("goneTitle")} text={t("gone")} isNew={token !== null}>
        <ResendForm redirect={redirect} logInHref={logInHref} />
      </DoneMessage>
    );
  return (
    <>
      <FormHeading title={t("title")} text={t("text")} />
      <form {...form.props} className="space-y-5">
        <FormProblem form={form} />
        <FormField form={form} name="password" label={forms("password")}>
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" required maxLength={128} />
          )}
        </FormField>
        <Button type="submit" size="large" className="w-full" isLoading={form.isSending || isDone}>
          {t("submit")}
        </Button>
      </form>
      <p className="mt-6">
        <a href={forgotHref} className="font-semibold text-brand-ink hover:underline">
          {t("forgot")}
        </a>
      </p>
    </>
  );
}
