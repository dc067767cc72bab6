"use client";

import { useTranslations } from "next-intl";
import { keepInBrowser } from "@/lib/keep-in-browser";
import { csvFormCookie, csvForms, type CsvForm } from "@/lib/lists/csv";

/** How CSV files are separated from now on, in this browser: as chosen, or as the language does. */
export function CsvFormField({ chosen }: { chosen: CsvForm | null }) {
  const t = useTranslations("results.list.csv");
  return (
    <select
      aria-label={t("label")}
      defaultValue={chosen ?? ""}
      autoComplete="off"
      onChange={({ target }) => keepInBrowser(csvFormCookie, target.value)}
      className="min-h-11 max-w-full rounded-control border border-line-strong bg-surface px-2 text-sm lg:min-h-9 noscript:hidden"
    >
      <option value="">{t("automatic")}</option>
      {csvForms.map((form) => (
        <option key={form} value={form}>
          {t(form)}
        </option>
      ))}
    </select>
  );
}
