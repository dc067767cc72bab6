"use client";

import { createContext, useContext, useState } from "react";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { SettingsField, SettingsState, SettingsValues } from "./use-settings.client";

type SettingsContext = SettingsState & {
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  /** The one whose texts stand beside those in the default language; null if there is one only. */
  other: LanguageCode | null;
  /** What stays when fields start anew, such as which are unfolded. */
  kept: Map<string, unknown>;
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
  value: SettingsValues[F];
  set: (value: SettingsValues[F]) => void;
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

/** A state that stays when the form's fields start anew, as after a save that was cleaned. */
export function useKeptState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { kept } = useSettingsForm();
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  return [
    value,
    (next) => {
      kept.set(name, next);
      setValue(next);
    },
  ];
}
