"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Where reviews would be; asking again is one press. */
export function LoadingFailed({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const t = useTranslations("hotelReviews.failed");
  return (
    <div className="space-y-4">
      <Notice tone="error" title={t("title")}>
        {t("text")}
      </Notice>
      <Button look="secondary" isLoading={isLoading} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
