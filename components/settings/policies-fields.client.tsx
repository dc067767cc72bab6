"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { BesideLanguages } from "./beside-languages.client";
import { RichTextInLanguage } from "./rich-text-in-language.client";
import { FieldGroup } from "./field-group";
import { useKeptState, useSetting, useSettingsForm } from "./settings-context.client";

const policyNames = ["privacyPolicy", "cookiesPolicy", "userTerms", "disclaimer"] as const;
type PolicyName = (typeof policyNames)[number];

/** Policies in all languages, and the terms that agents accept, version by version. */
export const PoliciesFields = () => (
  <>
    <FieldGroup id="policies-policies">
      {policyNames.map((name) => (
        <PolicyFields key={name} name={name} />
      ))}
    </FieldGroup>
    <TermsFields />
  </>
);

/** In the default language it is a field of its own, in all others a translation. */
function PolicyFields({ name }: { name: PolicyName }) {
  const t = useTranslations("settings");
  const { defaultLanguage } = useSettingsForm();
  const own = useSetting(name);
  const { value: policies = {}, set } = useSetting("policies");
  const [isOpen, setOpen] = useKeptState(`${own.id} is open`, false);
  const valueIn = (language: LanguageCode) =>
    (language === defaultLanguage ? own.value : policies[language]?.[name]) ?? "";
  const change = (language: LanguageCode, text: string) => {
    if (language === defaultLanguage) return own.set(text);
    const { [name]: _was, ...others } = policies[language] ?? {};
    return set({ ...policies, [language]: text ? { ...others, [name]: text } : others });
  };
  return (
    <FieldGroup id={own.id}>
      <Card
        title={t(`fields.${name}`)}
        text={own.value ? null : t(name === "userTerms" ? "hints.noTerms" : "hints.emptyPolicy")}
      >
        {isOpen ? (
          <BesideLanguages>
            {(language, languageName) => (
              <RichTextInLanguage
                id={`${own.id}-${language}`}
                label={t(`fields.${name}`)}
                {...{ language, languageName }}
                value={valueIn(language)}
                rows={12}
                onChange={(text) => change(language, text)}
              />
            )}
          </BesideLanguages>
        ) : (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t("edit", { name: t(`fields.${name}`) })}
          </Button>
        )}
      </Card>
    </FieldGroup>
  );
}

/** Versions that are there stay: agents have accepted them. New ones come behind them. */
function TermsFields() {
  const t = useTranslations("settings");
  const { defaultLanguage, stored } = useSettingsForm();
  const { id, value: terms = [], set, isRefused } = useSetting("agencyTerms");
  const kept = stored.agencyTerms ?? [];
  const added = terms.slice(kept.length);
  const setOne = (index: number, change: Partial<(typeof terms)[number]>) =>
    set([...kept, ...added.map((each, at) => (at === index ? { ...each, ...change } : each))]);
  return (
    <FieldGroup id={id}>
      <Card title={t("fields.agencyTerms")} text={t("hints.agencyTerms")}>
        <ul className="mb-4 space-y-1 text-sm">
          {kept.map((term) => (
            <li key={term.id}>
              <bdi className="font-semibold">{term.id}</bdi>{" "}
              <bdi className="text-ink-soft">{t("terms.since", { day: term.validFrom })}</bdi>
            </li>
          ))}
        </ul>
        {added.map((term, index) => (
          <div key={index} className="mb-5 space-y-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                id={`${id}-${index}-name`}
                label={t("terms.id")}
                hint={t("terms.idHint")}
                error={isRefused ? t("problems.terms") : null}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={term.id}
                    maxLength={40}
                    onChange={({ target }) => setOne(index, { id: target.value })}
                  />
                )}
              </Field>
              <Field id={`${id}-${index}-from`} label={t("terms.validFrom")}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    value={term.validFrom}
                    onChange={({ target }) => setOne(index, { validFrom: target.value })}
                  />
                )}
              </Field>
            </div>
            <RichTextInLanguage
              id={`${id}-${index}-content`}
              label={t("terms.text")}
              language={defaultLanguage}
              languageName=""
              value={term.content}
              onChange={(content) => setOne(index, { content })}
            />
          </div>
        ))}
        {added.length === 0 && (
          <Button
            look="secondary"
            onClick={() => set([...kept, { id: "", validFrom: "", content: "" }])}
          >
            {t("terms.add")}
          </Button>
        )}
      </Card>
    </FieldGroup>
  );
}
