"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/site/forms/form-field.client";
import { NewEmailInput } from "@/components/site/forms/new-email-input.client";
import { NewPasswordField } from "@/components/site/forms/new-password-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { TextInput } from "@/components/ui/text-input";

/** The fields of every new account. */
export const accountFields = ["first_name", "last_name", "email", "password"] as const;
type AccountField = (typeof accountFields)[number];

/** Whose account it will be, and how they sign in. */
export function AccountFields<Name extends string>({
  form,
}: {
  form: Pick<Form<Name | AccountField>, "idOf" | "problems">;
}) {
  const forms = useTranslations("forms");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="first_name" label={forms("firstName")}>
          {(control) => (
            <TextInput {...control} autoComplete="given-name" required maxLength={100} />
          )}
        </FormField>
        <FormField form={form} name="last_name" label={forms("lastNameIfAny")}>
          {(control) => <TextInput {...control} autoComplete="family-name" maxLength={100} />}
        </FormField>
      </div>
      <FormField form={form} name="email" label={forms("email")}>
        {(control) => <NewEmailInput {...control} />}
      </FormField>
      <NewPasswordField form={form} name="password" label={forms("password")} />
    </>
  );
}
