"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type Props = {
  /** What the API has said, if it has. */
  message: string | null;
  onRetry: () => void;
};

export function FailedDeals({ message, onRetry }: Props) {
  const t = useTranslations("deals.failed");
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center"
    >
      <h3 dir="auto" className="text-heading font-semibold text-ink">
        {message ?? t("title")}
      </h3>
      <p className="max-w-prose text-ink-soft">{t("text")}</p>
      <Button look="secondary" onClick={onRetry}>
        {t("action")}
      </Button>
    </div>
  );
}
