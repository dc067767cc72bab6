import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { CountryOptions } from "@/components/site/country-options";
import { DateFields } from "@/components/site/forms/date-fields.client";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { Card } from "@/components/ui/card";
import { Field, type ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { clientLimits } from "@/lib/api/contract/clients";
import { languages } from "@/lib/api/contract/languages";
import { countShown, toListedName, type ClientFields } from "@/lib/clients/client-form";
import { toPartName } from "@/lib/dates/typed-date";
import type { FormDraft } from "@/lib/forms/form-draft";
import { ClientProblem } from "./client-problem";

type Props = {
  fields: ClientFields;
  /** What is kept now, beside what came back because of another change. */
  kept?: ClientFields | null;
  /** The form came back. */ draft: FormDraft | null;
  /** Where it is posted. */ action: string;
  hidden: Readonly<Record<string, string>>;
  /** Of its button. */ submit: string;
  isReadOnly?: boolean;
};

const idOf = (name: string) => `client-${name}`;

/** All that is kept of a client, as a form that works without scripts. */
export function ClientForm({
  fields,
  kept = null,
  draft,
  action,
  hidden,
  submit,
  isReadOnly = false,
}: Props) {
  const t = useTranslations("clients.form");
  const locale = useLocale();
  const isWrong = (name: string) => draft?.invalid.includes(name) ?? false;
  const wrongText = (name: string) => {
    const [kind = ""] = name.split("-");
    return t.has(`wrong.${kind as "email"}`) ? t(`wrong.${kind as "email"}`) : t("wrong.other");
  };
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const toShown = (name: string, value: string) => {
    if (name === "nationality") return countries.of(value) ?? value;
    return (name === "language" && languages.find(({ code }) => code === value)?.name) || value;
  };
  const keptText = (name: string) => {
    const value = kept?.[name] ?? "";
    if (!kept || value === (fields[name] ?? "")) return null;
    return t("kept", { value: value ? toShown(name, value) : "–" });
  };
  const field = (
    name: string,
    label: string,
    control: (
      props: ControlProps & { name: string; defaultValue: string | undefined },
    ) => ReactNode,
    { hint }: { hint?: string } = {},
  ) => (
    <Field
      key={name}
      id={idOf(name)}
      label={label}
      hint={[hint, keptText(name)].filter(Boolean).join(" ") || null}
      error={isWrong(name) ? wrongText(name) : null}
    >
      {(props) => control({ ...props, name, defaultValue: fields[name] })}
    </Field>
  );
  const shown = (name: "email" | "phone" | "program", most: number) =>
    Array.from({ length: countShown(fields, name, most) }, (_, index) => index);
  const birthDay = (part: "day" | "month" | "year") => fields[toPartName("birthDate", part)];
  const isBirthDateKept = (["day", "month", "year"] as const).some((part) =>
    keptText(toPartName("birthDate", part)),
  );
  return (
    <PlainForm action={action} failed={t("failed")}>
      {draft && (
        <ClientProblem
          draft={draft}
          fields={draft.invalid.map((name) => ({ id: idOf(name), text: wrongText(name) }))}
        />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <fieldset disabled={isReadOnly} className="min-w-0 space-y-6">
        <Card title={t("person")} text={t("personText")}>
          <div className="grid gap-5 sm:grid-cols-2">
            {field("firstName", t("firstName"), (props) => (
              <TextInput {...props} required maxLength={100} autoComplete="off" />
            ))}
            {field("lastName", t("lastName"), (props) => (
              <TextInput {...props} maxLength={100} autoComplete="off" />
            ))}
            <Field
              id={idOf("birthDate")}
              group="birthDate"
              label={t("birthDate")}
              hint={isBirthDateKept && kept ? t("keptBirthDate") : null}
              error={isWrong("birthDate") ? wrongText("birthDate") : null}
            >
              {(props) => (
                <ClientTexts namespaces={["forms.date"]}>
                  <DateFields
                    {...props}
                    name="birthDate"
                    autoComplete="off"
                    typed={{
                      day: birthDay("day"),
                      month: birthDay("month"),
                      year: birthDay("year"),
                    }}
                  />
                </ClientTexts>
              )}
            </Field>
            {field("nationality", t("nationality"), (props) => (
              <Select {...props}>
                <option value="">–</option>
                <CountryOptions locale={locale} />
              </Select>
            ))}
          </div>
        </Card>
        <Card title={t("contact")} text={t("contactText")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <div className="space-y-5">
              {shown("email", clientLimits.emails).map((index) =>
                field(toListedName("email", index), t("email", { count: index + 1 }), (props) => (
                  <TextInput {...props} type="email" dir="ltr" maxLength={254} autoComplete="off" />
                )),
              )}
            </div>
            <div className="space-y-5">
              {shown("phone", clientLimits.phones).map((index) =>
                field(
                  toListedName("phone", index),
                  t("phone", { count: index + 1 }),
                  (props) => (
                    <TextInput {...props} type="tel" dir="ltr" maxLength={30} autoComplete="off" />
                  ),
                  index === 0 ? { hint: t("phoneHint") } : {},
                ),
              )}
            </div>
            {field("language", t("language"), (props) => (
              <Select {...props}>
                <option value="">–</option>
                {languages.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </Card>
        <Card title={t("preferences")} text={t("preferencesText")}>
          <div className="space-y-5">
            {field("preferences", t("preferencesField"), (props) => (
              <TextArea {...props} rows={4} maxLength={2_000} />
            ))}
            {field(
              "tags",
              t("tags"),
              (props) => (
                <TextInput {...props} maxLength={640} autoComplete="off" />
              ),
              { hint: t("tagsHint") },
            )}
            <div className="space-y-3">
              {shown("program", clientLimits.loyalty).map((index) => (
                <div key={index} className="grid gap-3 sm:grid-cols-2">
                  {field(
                    toListedName("program", index),
                    t("program", { count: index + 1 }),
                    (props) => (
                      <TextInput {...props} maxLength={60} autoComplete="off" />
                    ),
                  )}
                  {field(
                    toListedName("number", index),
                    t("number", { count: index + 1 }),
                    (props) => (
                      <TextInput {...props} maxLength={40} dir="ltr" autoComplete="off" />
                    ),
                  )}
                </div>
              ))}
            </div>
          </div>
        </Card>
        {!isReadOnly && <SubmitButton>{submit}</SubmitButton>}
      </fieldset>
    </PlainForm>
  );
}
