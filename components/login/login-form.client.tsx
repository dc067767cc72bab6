"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { getQueryClient } from "@/lib/queries/query-client";
import { logInMutation } from "@/lib/queries/sessions";
import { entryStore } from "@/lib/visits/entry-store";
import { checkCredentials, type CredentialsProblems } from "./check-credentials";
import { LoginProblem } from "./login-problem.client";
import { PasswordInput } from "./password-input.client";

function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const control = elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : "";
}

type Props = { /** A path of this site, checked on the server; null where nobody asked for one. */ redirect: string | null; home: string };

/** Leads back to what was asked for, else to the link the person came by. The page is loaded anew: it differs for who is signed in. */
export function LoginForm({ redirect, home }: Props) {
  const t = useTranslations("login");
  const id = useId();
  const fieldIds = { email: `${id}-email`, password: `${id}-password` };
  const [problems, setProblems] = useState<CredentialsProblems>({});
  const { mutate, error, isPending, isSuccess, reset } = useMutation(
    { ...logInMutation(), onSuccess: () => location.assign(redirect ?? entryStore.url() ?? home) },
    getQueryClient(),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the page, not from state: what was typed or filled in before the script ran counts too.
    const { elements } = event.currentTarget;
    const credentials = { email: valueOf(elements, "email").trim(), password: valueOf(elements, "password") };
    const found = checkCredentials(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) reset();
    else mutate(credentials);
  };

  return (
    // Without script the browser must not put the password into an address.
    <form method="post" onSubmit={submit} noValidate className="space-y-5">
      <LoginProblem problems={problems} error={error} fieldIds={fieldIds} />
      <Field id={fieldIds.email} label={t("email")} error={problems.email && t(problems.email)}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="username" autoCapitalize="none" required dir="ltr" className="rtl:text-end" />
        )}
      </Field>
      <Field id={fieldIds.password} label={t("password")} error={problems.password && t(problems.password)}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required maxLength={128} />}
      </Field>
      <Button type="submit" size="large" className="w-full" isLoading={isPending || isSuccess}>
        {t("submit")}
      </Button>
    </form>
  );
}
