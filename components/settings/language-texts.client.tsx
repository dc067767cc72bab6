"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RichTextField } from "@/components/site/forms/rich-text-field.client";
import { Icon } from "@/components/ui/icon";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { useSettingsForm } from "./settings-context.client";
import { nameOf } from "./settings-form.client";

/** The default language, and beside it the chosen other one. */
export function BesideLanguages({
  children,
}: {
  children: (language: LanguageCode, label: string) => ReactNode;
}) {
  const { defaultLanguage, other } = useSettingsForm();
  const shown = other ? [defaultLanguage, other] : [defaultLanguage];
  return (
    <div className={other ? "grid gap-5 lg:grid-cols-2" : undefined}>
      {shown.map((language) => (
        <div key={language} className="min-w-0 space-y-5">
          {children(language, other ? nameOf(language) : "")}
        </div>
      ))}
    </div>
  );
}

const toLabel = (label: string, language: string) => (language ? `${label} (${language})` : label);

type TextProps = {
  id: string;
  label: string;
  language: LanguageCode;
  /** Its name; empty where there is one only. */ languageName: string;
  value: string;
  maxLength: number;
  error?: string | null;
  onChange: (text: string) => void;
};

/** A line of text in one language. */
export const LineInLanguage = ({
  id,
  label,
  language,
  languageName,
  value,
  maxLength,
  error,
  onChange,
}: TextProps) => (
  <Field id={id} label={toLabel(label, languageName)} error={error}>
    {(control) => (
      <TextInput
        {...control}
        lang={toLanguageTag(language)}
        dir="auto"
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

/** A rich text in one language. */
export const RichTextInLanguage = ({
  id,
  label,
  language,
  languageName,
  value,
  onChange,
  rows = 8,
}: Omit<TextProps, "maxLength" | "error"> & { rows?: number }) => (
  <Field id={id} label={toLabel(label, languageName)}>
    {(control) => (
      <RichTextField
        key={language}
        control={control}
        label={toLabel(label, languageName)}
        language={language}
        defaultValue={value}
        rows={rows}
        maxLength={200_000}
        onChange={onChange}
      />
    )}
  </Field>
);

/** Buttons that move or take away an entry of a list. */
export function EntryButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}) {
  const t = useTranslations("settings.list");
  const look = "button button-quiet button-medium min-w-11 px-3 disabled:invisible";
  return (
    <span className="flex flex-wrap gap-1">
      <button
        type="button"
        className={look}
        disabled={index === 0}
        aria-label={t("upOf", { name })}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="chevron-up" className="size-5" />
      </button>
      <button
        type="button"
        className={look}
        disabled={index === count - 1}
        aria-label={t("downOf", { name })}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="chevron-down" className="size-5" />
      </button>
      {onRemove && (
        <button
          type="button"
          className={look}
          aria-label={t("removeOf", { name })}
          onClick={onRemove}
        >
          {t("remove")}
        </button>
      )}
    </span>
  );
}

/** A list with one entry at another place. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  const entry = list[from];
  return entry === undefined ? rest : rest.toSpliced(to, 0, entry);
};
/** A text of one language set, or taken away where it is empty. */
export const withText = (
  texts: Partial<Record<LanguageCode, string>>,
  language: LanguageCode,
  text: string,
): Partial<Record<LanguageCode, string>> => {
  const { [language]: _was, ...others } = texts;
  return text ? { ...others, [language]: text } : others;
};
