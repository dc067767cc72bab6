"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

export function FailedDeals({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("deals.failed");
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center"
    >
      <h3 className="text-heading font-semibold text-ink">{t("title")}</h3>
      <p className="max-w-prose text-ink-soft">{t("text")}</p>
      <Button look="secondary" onClick={onRetry}>
        {t("action")}
      </Button>
    </div>
  );
}
