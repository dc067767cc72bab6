"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SettingsField } from "@/lib/api/contract/settings-sections";
import { useSettingsForm } from "./settings-context.client";

const toShown = (value: unknown) =>
  typeof value === "string" ? value : JSON.stringify(value ?? null, null, 2);

/** What another one has saved in the meantime, beside what is in the form: the reader chooses. */
export function ConflictNotes() {
  const t = useTranslations("settings");
  const { theirs, values, takeTheirs } = useSettingsForm();
  const fields = Object.keys(theirs) as SettingsField[];
  if (fields.length === 0) return null;
  return (
    <Notice tone="error" title={t("conflict")}>
      <p>{t("conflictHint")}</p>
      <ul className="mt-3 space-y-4">
        {fields.map((field) => (
          <li key={field} className="rounded-control bg-surface p-3 text-ink">
            <p className="font-semibold">{t(`fields.${field}`)}</p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {[
                { id: "theirs", value: theirs[field] },
                { id: "mine", value: values[field] },
              ].map(({ id, value }) => (
                <div key={id} className="min-w-0">
                  <p className="text-ink-soft">{t(id === "mine" ? "mine" : "theirs")}</p>
                  <pre className="max-h-48 overflow-auto rounded-control bg-canvas p-2 text-sm whitespace-pre-wrap">
                    <bdi>{toShown(value)}</bdi>
                  </pre>
                </div>
              ))}
            </div>
            <Button look="secondary" className="mt-3" onClick={() => takeTheirs(field)}>
              {t("takeTheirs")}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
