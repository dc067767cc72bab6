"use client";

import { createContext, useContext } from "react";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { SettingsField } from "@/lib/api/contract/settings-sections";
import type { SettingsState } from "./use-settings.client";

type SettingsContext = SettingsState & {
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  /** The one whose texts stand beside those in the default language; null if there is one only. */
  other: LanguageCode | null;
};

export const SettingsContext = createContext<SettingsContext | null>(null);

/** What the fields of a section's form share. @throws outside of one */
export function useSettingsForm(): SettingsContext {
  const form = useContext(SettingsContext);
  if (!form) throw new Error("a field of settings needs their form");
  return form;
}

/** One field: its value, and the way to change it. */
export function useSetting<F extends SettingsField>(
  field: F,
): {
  id: string;
  value: AgencySettingsWire[F];
  set: (value: AgencySettingsWire[F]) => void;
  /** Whether it, or a part of it, was refused. */
  isRefused: boolean;
} {
  const { section, values, set, issues } = useSettingsForm();
  return {
    id: `${section}-${field}`,
    value: values[field],
    set: (value) => set(field, value),
    isRefused: issues.some((path) => path === field || path.startsWith(`${field}.`)),
  };
}
