"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { useSettingsForm } from "@/components/settings/settings-context.client";
import { RegionBoundary } from "@/components/site/region-boundary.client";
import { FoldedCard } from "@/components/ui/folded-card";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { StoryFields } from "@/lib/api/contract/stories";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";

/** With the rules by which pages clean markup: loaded once it is looked at. */
const PreviewBody = lazy(async () => ({
  default: (await import("./preview-body.client")).PreviewBody,
}));

/** What is in the form as the site shows it, unsaved, in one of its languages. */
export function Preview({
  agencyName = "",
  defaults = {},
}: {
  /** Where the home page is shown. */
  agencyName?: string;
  /** Of a new story. */
  defaults?: StoryFields;
}) {
  const t = useTranslations("settings.preview");
  const { section, values, languages, defaultLanguage } = useSettingsForm();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setLanguage] = useState<LanguageCode | null>(null);
  // Long texts are cleaned after the letter that is typed has its place.
  const shown = useDeferredValue(values);
  const id = `${section}-preview-language`;
  const isWritten = (code: LanguageCode) =>
    Object.values(values).some(
      (texts) =>
        typeof texts === "object" &&
        texts !== null &&
        Boolean((texts as Partial<Record<LanguageCode, unknown>>)[code]),
    );
  const language =
    chosen ?? [defaultLanguage, ...languages].find((code) => isWritten(code)) ?? defaultLanguage;
  return (
    <FoldedCard title={t("title")} isOpen={false} onToggle={setOpen}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t("hint")}</p>
        {languages.length > 1 && (
          <Select
            id={id}
            aria-label={t("language")}
            value={language}
            onChange={({ target }) => setLanguage(target.value as LanguageCode)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {nameOfLanguage(code)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isOpen && (
        <RegionBoundary>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PreviewBody
              {...{ section, language, defaultLanguage, agencyName }}
              values={{ ...defaults, ...shown }}
            />
          </Suspense>
        </RegionBoundary>
      )}
    </FoldedCard>
  );
}
