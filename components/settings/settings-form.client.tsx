"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";
import { FormProblem } from "@/components/site/forms/form-problem.client";
import { ConflictNotes } from "./conflict-notes.client";
import { SettingsContext } from "./settings-context.client";
import {
  useSettings,
  type FormSection,
  type SettingsSource,
  type StoredValues,
} from "./use-settings.client";

type Props = {
  section: FormSection;
  source: SettingsSource;
  stored: StoredValues;
  /** Whose unsaved changes it keeps. */
  userId: string;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  /** Whether it has texts in several languages, which then stand side by side. */
  hasTexts?: boolean;
  /** Instead of showing the page anew. */
  onSaved?: () => void;
  /** How the site shows what is typed, below the form. */
  preview?: ReactNode;
  children: ReactNode;
};

/** A section of the agency's settings: saved is published, and nothing typed is lost. */
export function SettingsForm({
  section,
  source,
  stored,
  userId,
  languages,
  defaultLanguage,
  hasTexts = false,
  onSaved,
  preview,
  children,
}: Props) {
  const t = useTranslations("settings");
  const form = useSettings({ section, source, stored, userId, onSaved });
  const others = languages.filter((code) => code !== defaultLanguage);
  const [other, setOther] = useState<LanguageCode | null>(others[0] ?? null);
  const occasion = form.issues.join();
  const [seen, setSeen] = useState(occasion);
  if (occasion !== seen) {
    setSeen(occasion);
    // What is to be mended has to be there.
    const refusedIn = others.filter((code) =>
      form.issues.some((path) => path.split(".").includes(code)),
    );
    if (refusedIn[0] && !refusedIn.some((code) => code === other)) setOther(refusedIn[0]);
  }
  const [kept] = useState(() => new Map<string, unknown>());
  const refused = new Set(form.issues.map((path) => path.split(".")[0] ?? ""));
  const problems = [...refused].map((name) => ({ name, text: toText(name) }));
  function toText(field: string): string {
    const name = t.has(`fields.${field as "city"}`) ? t(`fields.${field as "city"}`) : field;
    return t("refused", { field: name });
  }
  return (
    <SettingsContext value={{ ...form, languages, defaultLanguage, other, kept }}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        className="space-y-6"
      >
        {form.isBack && (
          <Notice>
            <p>{t("isBack")}</p>
          </Notice>
        )}
        <FormProblem
          form={{
            idOf: (field) => `${section}-${field}`,
            problems,
            error: form.error,
            occasion: form.error ?? occasion,
          }}
          known={{ story_not_found: <p>{t("gone")}</p> }}
        />
        <ConflictNotes />
        {hasTexts && other && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <label htmlFor={`${section}-other`} className="text-sm font-semibold">
              {t("besideLanguage", { language: nameOfLanguage(defaultLanguage) })}
            </label>
            <Select
              id={`${section}-other`}
              value={other}
              onChange={({ target }) => setOther(target.value as LanguageCode)}
            >
              {others.map((code) => (
                <option key={code} value={code}>
                  {nameOfLanguage(code)}
                </option>
              ))}
            </Select>
          </div>
        )}
        <div key={form.round} className="space-y-6">
          {children}
        </div>
        {/* Over the fields only where there is something to save. */}
        <div
          className={clsx(
            "flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-3 shadow-raised",
            form.isChanged && "save-bar sticky bottom-3 z-20",
          )}
        >
          <p
            role="status"
            className={clsx("me-auto text-sm text-ink-soft", form.isChanged && "max-sm:sr-only")}
          >
            {form.isChanged ? t("unsaved") : t("allSaved")}
          </p>
          {form.isChanged && (
            <Button look="quiet" onClick={form.discard}>
              {t("discard")}
            </Button>
          )}
          <Button type="submit" isLoading={form.isSaving}>
            {t("save")}
          </Button>
        </div>
      </form>
      {preview}
    </SettingsContext>
  );
}
