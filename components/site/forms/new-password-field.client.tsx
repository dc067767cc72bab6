"use client";

import { useTranslations } from "next-intl";
import { passwordLength } from "@/lib/api/contract/password-length";
import { FormField } from "./form-field.client";
import { PasswordInput } from "./password-input.client";
import type { Form } from "./use-form.client";

/**
 * Shows the password rules before anything is typed. One field that can be revealed instead of two
 * that can't.
 */
export function NewPasswordField<Name extends string>({
  form,
  name,
  label,
}: {
  form: Pick<Form<Name>, "idOf" | "problems">;
  name: Name;
  label: string;
}) {
  const t = useTranslations("forms");
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      hint={t("passwordRules", { minimum: passwordLength.minimum })}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          required
          minLength={passwordLength.minimum}
          maxLength={passwordLength.maximum}
        />
      )}
    </FormField>
  );
}
