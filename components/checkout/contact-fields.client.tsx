"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/site/forms/form-field.client";
import { NewEmailInput } from "@/components/site/forms/new-email-input.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { TextInput } from "@/components/ui/text-input";
import type { ItemService } from "@/lib/api/contract/items";

export type Contact = { firstName: string; lastName: string; email: string };

type Props = { service: ItemService; form: Form<string>; contact: Contact | null };

/** Whom to contact about the booking. */
export function ContactFields({ service, form, contact }: Props) {
  const own = useTranslations(`itemTerms.${service}.checkout.contact`);
  const t = useTranslations("checkout.contact");
  const forms = useTranslations("forms");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="firstName" label={forms("firstName")}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={contact?.firstName}
            autoComplete="given-name"
            required
            maxLength={60}
          />
        )}
      </FormField>
      <FormField form={form} name="lastName" label={forms("lastNameIfAny")}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={contact?.lastName}
            autoComplete="family-name"
            maxLength={60}
          />
        )}
      </FormField>
      <FormField form={form} name="email" label={forms("email")} hint={own("emailHint")}>
        {(control) => (
          <NewEmailInput {...control} defaultValue={contact?.email} autoComplete="email" />
        )}
      </FormField>
      <FormField form={form} name="phone" label={t("phone")} hint={t("phoneHint")}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={30}
            dir="ltr"
            className="rtl:text-end"
          />
        )}
      </FormField>
    </div>
  );
}
