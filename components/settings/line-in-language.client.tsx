"use client";

import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { toLabel, type TextInLanguage } from "./text-in-language";

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
}: TextInLanguage) => (
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
