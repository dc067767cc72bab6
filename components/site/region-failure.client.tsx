"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useRenderFailure } from "@/lib/client-errors/use-render-failure";

/** "Something went wrong." with a retry; a missing chunk is named and only a reload helps. */
export function RegionFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("errors");
  const failure = useRenderFailure(error);
  const isChunk = failure.kind === "chunk";
  return (
    <div role="alert" className="page-width flex flex-col items-center gap-4 py-8 text-center">
      <p className="text-heading font-semibold text-ink">{t("somethingWentWrong")}</p>
      {isChunk && (
        <p className="max-w-full text-sm break-words text-ink-soft">
          {t("partMissing", { request: failure.request ?? failure.name })}
        </p>
      )}
      <Button look="secondary" onClick={isChunk ? () => location.reload() : onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
