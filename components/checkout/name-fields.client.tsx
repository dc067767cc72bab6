"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { TextInput } from "@/components/ui/text-input";
import type { NameControls } from "./person-names";

type Props = {
  form: Form<string>;
  names: NameControls;
  /** By which browsers keep the names of several people apart. */ section: string;
  className?: string;
};

/** A person's name, of whom the last may be empty. */
export function NameFields({ form, names, section, className = "grid" }: Props) {
  const forms = useTranslations("forms");
  const common = { maxLength: 60 };
  return (
    <div className={`${className} gap-5 sm:grid-cols-2`}>
      <FormField form={form} name={names.first} label={forms("firstName")}>
        {(control) => (
          <TextInput
            {...control}
            {...common}
            autoComplete={`section-${section} given-name`}
            required
          />
        )}
      </FormField>
      <FormField form={form} name={names.last} label={forms("lastNameIfAny")}>
        {(control) => (
          <TextInput {...control} {...common} autoComplete={`section-${section} family-name`} />
        )}
      </FormField>
    </div>
  );
}
