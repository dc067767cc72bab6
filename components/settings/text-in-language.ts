import type { LanguageCode } from "@/lib/api/contract/languages";

/** A text in one language: its field, and its place in the form. */
export type TextInLanguage = {
  id: string;
  label: string;
  language: LanguageCode;
  /** Its name; empty where there is one only. */ languageName: string;
  value: string;
  maxLength: number;
  error?: string | null;
  onChange: (text: string) => void;
};

/** A field's label with the language, where several stand side by side. */
export const toLabel = (label: string, language: string) =>
  language ? `${label} (${language})` : label;
