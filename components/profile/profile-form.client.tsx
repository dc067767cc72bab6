"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormField } from "@/components/site/forms/form-field.client";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { useForm } from "@/components/site/forms/use-form.client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { isLanguageCode, languages, type LanguageCode } from "@/lib/api/contract/languages";
import type { User } from "@/lib/api/contract/users";
import { updateProfileMutation } from "@/lib/queries/profile";
import { showToast } from "@/lib/show-toast";

type Props = {
  user: Pick<User, "personal_info" | "language" | "currency">;
  offered: readonly LanguageCode[];
  /** By name in the page's language. */
  currencies: readonly { currency: string; name: string }[];
};

/**
 * Reloads this page with a language and a currency: middleware stores both choices and redirects to
 * the language's path.
 */
function showChoice({
  language,
  currency,
}: {
  language?: string | null;
  currency?: string | null;
}): void {
  const query = new URLSearchParams({
    ...(language ? { lng: language } : {}),
    ...(currency ? { currency } : {}),
  });
  location.assign(`${location.pathname}?${query}`);
}

/** Name, language and currency. */
export function ProfileForm({ user, offered, currencies }: Props) {
  const t = useTranslations("profile.details");
  const forms = useTranslations("forms");
  const router = useRouter();
  const { first_name, last_name, email } = user.personal_info;
  const { form } = useForm({
    names: ["first_name", "last_name", "language", "currency"],
    toBody: ({ first_name: first, last_name: last, language, currency }) => ({
      first_name: first.trim(),
      last_name: last.trim(),
      language: isLanguageCode(language) ? language : null,
      currency: currency || null,
    }),
    check: (values) => ({
      first_name: values.first_name.trim() ? null : forms("firstNameMissing"),
    }),
    mutation: updateProfileMutation(),
    onDone: ({ user: saved }) => {
      const changed = {
        language: saved.language === user.language ? null : saved.language,
        currency: saved.currency === user.currency ? null : saved.currency,
      };
      if (changed.language || changed.currency) showChoice(changed);
      else {
        void showToast("success", t("saved"));
        router.refresh();
      }
    },
  });
  return (
    <form {...form.props} className="space-y-5">
      <FormProblem form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="first_name" label={forms("firstName")}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue={first_name}
              autoComplete="given-name"
              required
              maxLength={100}
            />
          )}
        </FormField>
        <FormField form={form} name="last_name" label={forms("lastNameIfAny")}>
          {(control) => (
            <TextInput
              {...control}
              defaultValue={last_name}
              autoComplete="family-name"
              maxLength={100}
            />
          )}
        </FormField>
        <Field
          id="profile-email"
          label={forms("email")}
          hint={t("emailHint")}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              value={email}
              readOnly
              dir="ltr"
              className="bg-canvas text-ink-soft rtl:text-end"
            />
          )}
        </Field>
        <FormField form={form} name="language" label={t("language")}>
          {(control) => (
            <Select {...control} defaultValue={user.language ?? ""} autoComplete="language">
              <option value="">{t("noLanguage")}</option>
              {languages
                .filter(({ code }) => offered.includes(code))
                .map(({ code, name, tag }) => (
                  <option key={code} value={code} lang={tag}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="currency" label={t("currency")}>
          {(control) => (
            <Select
              {...control}
              defaultValue={user.currency ?? ""}
              autoComplete="transaction-currency"
            >
              <option value="">{t("noCurrency")}</option>
              {currencies.map(({ currency, name }) => (
                <option key={currency} value={currency}>{`${name} (${currency})`}</option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <Button type="submit" isLoading={form.isSending}>
        {t("save")}
      </Button>
    </form>
  );
}
