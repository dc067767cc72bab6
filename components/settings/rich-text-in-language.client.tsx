"use client";

import { RichTextField } from "@/components/site/forms/rich-text-field.client";
import { Field } from "@/components/ui/field";
import { toLabel, type TextInLanguage } from "./text-in-language";

/** A rich text in one language. */
export const RichTextInLanguage = ({
  id,
  label,
  language,
  languageName,
  value,
  error,
  onChange,
  rows = 8,
}: Omit<TextInLanguage, "maxLength"> & { rows?: number }) => (
  <Field id={id} label={toLabel(label, languageName)} error={error}>
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
