import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import type { ApplicationField, ApplicationValues } from "@/lib/applications/application-fields";

type Props = {
  idOf: (name: ApplicationField) => string;
  /** Of fields that were refused, what is wrong. */
  errorOf: (name: ApplicationField) => string | null | undefined;
  values?: ApplicationValues;
  /** An option for each country, named by the server. */ countryOptions: ReactNode;
  /** Where the terms for agents are; null where there are none to accept. */
  termsHref: string | null;
};

/** What would-be agents say of themselves: in plain forms, and in those that scripts send. */
export function ApplicationFields({
  idOf,
  errorOf,
  values = {},
  countryOptions,
  termsHref,
}: Props) {
  const t = useTranslations("applications.form");
  const field = (name: ApplicationField, isOptional = false) => ({
    id: idOf(name),
    label: isOptional ? t("optional", { label: t(`fields.${name}`) }) : t(`fields.${name}`),
    error: errorOf(name),
  });
  const input = (name: ApplicationField, isOptional = false) => ({
    name,
    defaultValue: values[name] ?? "",
    required: !isOptional,
  });
  const termsError = errorOf("acceptedTerms");
  const termsId = idOf("acceptedTerms");
  return (
    <>
      <Field {...field("company")}>
        {(control) => (
          <TextInput
            {...control}
            {...input("company")}
            maxLength={120}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field {...field("licence")} hint={t("licenceHint")}>
        {(control) => (
          <TextInput
            {...control}
            {...input("licence")}
            maxLength={60}
            autoComplete="off"
            dir="ltr"
            className="rtl:text-end"
          />
        )}
      </Field>
      <Field {...field("country")}>
        {(control) => (
          <Select {...control} {...input("country")} autoComplete="country">
            <option value="" />
            {countryOptions}
          </Select>
        )}
      </Field>
      <Field {...field("phone")} hint={t("phoneHint")}>
        {(control) => (
          <TextInput
            {...control}
            {...input("phone")}
            type="tel"
            maxLength={25}
            autoComplete="tel"
            dir="ltr"
            className="rtl:text-end"
          />
        )}
      </Field>
      <Field {...field("website", true)}>
        {(control) => (
          <TextInput
            {...control}
            {...input("website", true)}
            inputMode="url"
            maxLength={300}
            autoComplete="url"
            dir="ltr"
            className="rtl:text-end"
          />
        )}
      </Field>
      <Field {...field("message", true)} hint={t("messageHint")}>
        {(control) => (
          <TextArea {...control} {...input("message", true)} rows={4} maxLength={2_000} />
        )}
      </Field>
      {termsHref !== null && (
        <div className="space-y-1.5">
          <div className="flex items-start gap-3 text-sm">
            <Checkbox
              id={termsId}
              name="acceptedTerms"
              value="yes"
              required
              defaultChecked={values.acceptedTerms === "yes"}
              aria-invalid={termsError ? true : undefined}
              aria-describedby={termsError ? `${termsId}-error` : undefined}
              className="mt-0.5"
            />
            <label htmlFor={termsId}>
              {t.rich("terms", {
                terms: (text) => (
                  <a href={termsHref} target="_blank" rel="noreferrer" className="underline">
                    {text}
                  </a>
                ),
              })}
            </label>
          </div>
          {termsError && (
            <p id={`${termsId}-error`} className="text-sm text-danger">
              {termsError}
            </p>
          )}
        </div>
      )}
    </>
  );
}
