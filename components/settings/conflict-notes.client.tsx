"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isLanguageCode } from "@/lib/api/contract/languages";
import { nameOfLanguage } from "@/lib/i18n/name-of-language";
import { useSettingsForm } from "./settings-context.client";

const toShown = (value: unknown) =>
  typeof value === "string" ? value : JSON.stringify(value ?? null, null, 2);

/** What another one has saved in the meantime, beside what is in the form: the reader chooses. */
export function ConflictNotes() {
  const t = useTranslations("settings");
  const { conflicts, takeTheirs } = useSettingsForm();
  if (conflicts.length === 0) return null;
  const toName = (path: readonly string[]) =>
    path
      .flatMap((part) => {
        if (isLanguageCode(part)) return [nameOfLanguage(part)];
        if (t.has(`fields.${part as "city"}`)) return [t(`fields.${part as "city"}`)];
        return t.has(`story.${part as "title"}`) ? [t(`story.${part as "title"}`)] : [];
      })
      .join(", ");
  return (
    <Notice tone="error" title={t("conflict")}>
      <p>{t("conflictHint")}</p>
      <ul className="mt-3 space-y-4">
        {conflicts.map((conflict) => (
          <li key={conflict.path.join(".")} className="rounded-control bg-surface p-3 text-ink">
            <p className="font-semibold">{toName(conflict.path)}</p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {(["theirs", "mine"] as const).map((side) => (
                <div key={side} className="min-w-0">
                  <p className="text-ink-soft">{t(side)}</p>
                  <pre className="max-h-48 overflow-auto rounded-control bg-canvas p-2 text-sm whitespace-pre-wrap">
                    <bdi>{toShown(conflict[side])}</bdi>
                  </pre>
                </div>
              ))}
            </div>
            <Button look="secondary" className="mt-3" onClick={() => takeTheirs(conflict)}>
              {t("takeTheirs")}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
