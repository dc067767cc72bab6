"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PictureField } from "@/components/site/forms/picture-field.client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { TextInput } from "@/components/ui/text-input";
import { BesideLanguages } from "./beside-languages.client";
import { EntryButtons } from "./entry-buttons.client";
import { LineInLanguage } from "./line-in-language.client";
import { moveEntry } from "@/lib/settings/move-entry";
import { RichTextInLanguage } from "./rich-text-in-language.client";
import { SwitchRow } from "./switch-row.client";
import { TextSetting } from "./text-setting.client";
import { FieldGroup } from "./field-group";
import { useKeptState, useSetting, useSettingsForm } from "./settings-context.client";

type AboutPages = NonNullable<AgencySettingsWire["about"]>;
type FaqPages = NonNullable<AgencySettingsWire["faq"]>;
type About = NonNullable<AboutPages[LanguageCode]>;
type Faq = NonNullable<FaqPages[LanguageCode]>;

const switchAll = <P extends { isEnabled: boolean }>(
  pages: Partial<Record<LanguageCode, P>>,
  isEnabled: boolean,
) =>
  Object.fromEntries(
    Object.entries(pages).map(([language, page]) => [language, { ...page, isEnabled }]),
  ) as Partial<Record<LanguageCode, P>>;

/** The About page and questions and answers: one switch a page, in all languages. */
export const PagesFields = () => (
  <>
    <AboutFields />
    <FaqFields />
  </>
);

function AboutFields() {
  const t = useTranslations("settings");
  const { id, value = {}, set } = useSetting("about");
  const shown = useSetting("isAbousUsEnable");
  const change = (language: LanguageCode, change: Partial<About>) => {
    const { [language]: page, ...others } = value;
    const next = {
      ...(page ?? { title: "", image: null, content: "" }),
      ...change,
      isEnabled: shown.value ?? false,
    };
    set(next.title || next.content || next.image ? { ...others, [language]: next } : others);
  };
  return (
    <FieldGroup id={id}>
      <Card title={t("groups.about")}>
        <div className="space-y-5">
          <SwitchRow
            id={shown.id}
            label={t("fields.isAbousUsEnable")}
            isOn={shown.value ?? false}
            onChange={(isOn) => {
              shown.set(isOn);
              set(switchAll(value, isOn));
            }}
          />
          <TextSetting name="aboutUsEnableTitle" hint={t("hints.linkTitle")} maxLength={60} />
          <BesideLanguages>
            {(language, languageName) => {
              const page = value[language];
              const own = `${id}-${language}`;
              return (
                <>
                  <LineInLanguage
                    id={`${own}-title`}
                    label={t("page.title")}
                    {...{ language, languageName }}
                    value={page?.title ?? ""}
                    maxLength={200}
                    onChange={(title) => change(language, { title })}
                  />
                  <PictureField
                    id={`${own}-image`}
                    name={`about-image-${language}`}
                    label={t("page.picture")}
                    value={page?.image ?? null}
                    onChange={(image) => change(language, { image })}
                  />
                  <RichTextInLanguage
                    id={`${own}-content`}
                    label={t("page.text")}
                    {...{ language, languageName }}
                    value={page?.content ?? ""}
                    onChange={(content) => change(language, { content })}
                  />
                </>
              );
            }}
          </BesideLanguages>
        </div>
      </Card>
    </FieldGroup>
  );
}

function FaqFields() {
  const t = useTranslations("settings");
  const { id, value = {}, set } = useSetting("faq");
  const shown = useSetting("isFaqEnable");
  const change = (language: LanguageCode, change: Partial<Faq>) => {
    const { [language]: page, ...others } = value;
    const next = {
      ...(page ?? { headerMessage: "", questions: [] }),
      ...change,
      isEnabled: shown.value ?? false,
    };
    set(next.headerMessage || next.questions.length > 0 ? { ...others, [language]: next } : others);
  };
  return (
    <FieldGroup id={id}>
      <Card title={t("groups.faq")}>
        <div className="space-y-5">
          <SwitchRow
            id={shown.id}
            label={t("fields.isFaqEnable")}
            isOn={shown.value ?? false}
            onChange={(isOn) => {
              shown.set(isOn);
              set(switchAll(value, isOn));
            }}
          />
          <TextSetting name="faqEnableTitle" hint={t("hints.linkTitle")} maxLength={60} />
          <BesideLanguages>
            {(language, languageName) => (
              <>
                <LineInLanguage
                  id={`${id}-${language}-header`}
                  label={t("page.lead")}
                  {...{ language, languageName }}
                  value={value[language]?.headerMessage ?? ""}
                  maxLength={500}
                  onChange={(headerMessage) => change(language, { headerMessage })}
                />
                <Questions
                  id={`${id}-${language}`}
                  {...{ language, languageName }}
                  questions={value[language]?.questions ?? []}
                  onChange={(questions) => change(language, { questions })}
                />
              </>
            )}
          </BesideLanguages>
        </div>
      </Card>
    </FieldGroup>
  );
}

type QuestionsProps = {
  id: string;
  language: LanguageCode;
  languageName: string;
  questions: Faq["questions"];
  onChange: (questions: Faq["questions"]) => void;
};

/** One open at a time: each has an editor of its own. */
function Questions({ id, language, languageName, questions, onChange }: QuestionsProps) {
  const t = useTranslations("settings");
  const { issues } = useSettingsForm();
  const [open, setOpen] = useKeptState<number | null>(`${id} open`, null);
  /** An editor keeps its text: after a move each entry gets its own anew. */
  const [round, setRound] = useState(0);
  const put = (list: Faq["questions"], next: number | null) => {
    onChange(list);
    setOpen(next);
    setRound(round + 1);
  };
  const setOne = (index: number, change: Partial<Faq["questions"][number]>) =>
    onChange(questions.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <div className="space-y-3">
      <ol key={round} className="space-y-3">
        {questions.map(({ question, answer }, index) => {
          const name = question || t("page.question", { number: index + 1 });
          const isOpen = open === index;
          const isRefused = issues.some((path) =>
            path.startsWith(`faq.${language}.questions.${index}.`),
          );
          return (
            <li key={index} className="rounded-control border border-line p-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                  className="min-h-11 min-w-0 flex-1 text-start font-semibold"
                >
                  <bdi className="line-clamp-2">{name}</bdi>
                  {isRefused && (
                    <span className="block text-sm text-danger">{t("problems.question")}</span>
                  )}
                </button>
                <EntryButtons
                  id={`${id}-entry`}
                  name={name}
                  index={index}
                  count={questions.length}
                  onMove={(to) => put(moveEntry(questions, index, to), null)}
                  onRemove={() => put(questions.toSpliced(index, 1), null)}
                />
              </div>
              {isOpen && (
                <div className="mt-3 space-y-4">
                  <Field
                    id={`${id}-question-${index}`}
                    label={t("page.questionText")}
                    error={isRefused ? t("problems.question") : null}
                  >
                    {(control) => (
                      <TextInput
                        {...control}
                        lang={toLanguageTag(language)}
                        dir="auto"
                        value={question}
                        maxLength={300}
                        onChange={({ target }) => setOne(index, { question: target.value })}
                      />
                    )}
                  </Field>
                  <RichTextInLanguage
                    id={`${id}-answer-${index}`}
                    label={t("page.answer")}
                    {...{ language, languageName }}
                    value={answer}
                    rows={4}
                    onChange={(next) => setOne(index, { answer: next })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        look="secondary"
        onClick={() => put([...questions, { question: "", answer: "" }], questions.length)}
      >
        {t("page.addQuestion")}
      </Button>
    </div>
  );
}
