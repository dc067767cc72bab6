"use client";

import type { ReactNode } from "react";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";
import { useSettingsForm } from "./settings-context.client";

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
          {children(language, other ? nameOfLanguage(language) : "")}
        </div>
      ))}
    </div>
  );
}
