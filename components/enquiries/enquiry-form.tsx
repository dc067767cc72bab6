import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import type { ServiceId } from "@/lib/api/contract/services";
import { contactFields, enquiryFields, type EnquiryValues } from "@/lib/enquiries/enquiry-fields";
import type { EnquiryDraft } from "@/lib/enquiries/enquiry-draft";
import { EnquiryField } from "./enquiry-field";
import { EnquiryProblems } from "./enquiry-problems";
import { PreferredContact } from "./preferred-contact";

type Props = {
  service: ServiceId;
  action: string;
  values: EnquiryValues;
  problems: readonly string[];
  refusal: EnquiryDraft["refusal"];
  today: string;
  shipLines: readonly { code: string; name: string }[];
};

const contactProblems = {
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  phone: "phone",
  preferredContact: "phone",
  message: "message",
} as const;

/**
 * The enquiry form: plain HTML that is posted to this site, with or without scripts. Submitted
 * twice it is the same enquiry.
 */
export function EnquiryForm({
  service,
  action,
  values,
  problems,
  refusal,
  today,
  shipLines,
}: Props) {
  const t = useTranslations("enquiries");
  const fields = enquiryFields[service];
  const isWrong = (name: string) => problems.includes(name);
  const contactError = (name: (typeof contactFields)[number]) =>
    isWrong(name) ? t(`problems.${contactProblems[name]}`) : null;
  const descriptions = [
    ...fields
      .filter(({ name }) => isWrong(name))
      .map(({ name, kind }) => ({ name, text: t(`problems.${kind}`) })),
    ...contactFields
      .filter(isWrong)
      .map((name) => ({ name, text: t(`problems.${contactProblems[name]}`) })),
  ];
  const input = (name: "firstName" | "lastName" | "email" | "phone") => ({
    name,
    defaultValue: values[name] ?? "",
  });
  return (
    <form method="post" action={action} className="space-y-6">
      <EnquiryProblems problems={descriptions} refusal={refusal} />
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} />
      {values.deal && <input type="hidden" name="deal" value={values.deal} />}
      <Card title={t("trip")}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          {fields.map((field) => (
            <EnquiryField
              key={field.name}
              field={field}
              value={values[field.name] ?? ""}
              isWrong={isWrong(field.name)}
              today={today}
              shipLines={shipLines}
            />
          ))}
        </div>
      </Card>
      <Card title={t("contact")}>
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field
            id="enquiry-firstName"
            label={t("fields.firstName")}
            error={contactError("firstName")}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input("firstName")}
                required
                maxLength={60}
                autoComplete="given-name"
              />
            )}
          </Field>
          <Field
            id="enquiry-lastName"
            label={t("fields.lastName")}
            error={contactError("lastName")}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input("lastName")}
                maxLength={60}
                autoComplete="family-name"
              />
            )}
          </Field>
          <Field
            id="enquiry-email"
            label={t("fields.email")}
            error={contactError("email")}
            className="sm:col-span-2"
          >
            {(control) => (
              <TextInput
                {...control}
                {...input("email")}
                type="email"
                required
                maxLength={254}
                autoComplete="email"
                dir="ltr"
                className="rtl:text-end"
              />
            )}
          </Field>
          <Field
            id="enquiry-phone"
            label={t("optional", { label: t("fields.phone") })}
            hint={t("phoneHint")}
            error={contactError("phone")}
            className="sm:col-span-2"
          >
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
          <PreferredContact value={values.preferredContact ?? "email"} />
        </div>
      </Card>
      <Card title={t("more")}>
        <Field
          id="enquiry-message"
          label={t("optional", { label: t("fields.message") })}
          hint={t("messageHint")}
          error={contactError("message")}
        >
          {(control) => (
            <TextArea
              {...control}
              name="message"
              defaultValue={values.message ?? ""}
              maxLength={2000}
            />
          )}
        </Field>
      </Card>
      <div className="space-y-3">
        <Button type="submit" size="large" className="w-full sm:w-auto">
          {t("submit")}
        </Button>
        <p className="text-sm text-ink-soft">{t("free")}</p>
      </div>
    </form>
  );
}
