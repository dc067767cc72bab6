"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useRenderFailure } from "@/lib/client-errors/use-render-failure";

/** Replaces a page that threw while rendering; header and footer stay usable. */
export function ErrorRetry({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTranslations("errors");
  const { kind, request, name } = useRenderFailure(error);
  return (
    <section
      role="alert"
      className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center"
    >
      <h1 className="text-title font-semibold text-balance text-ink">{t("somethingWentWrong")}</h1>
      {kind === "chunk" && (
        <p className="max-w-full text-sm break-words text-ink-soft">
          {t("partMissing", { request: request ?? name })}
        </p>
      )}
      <Button onClick={kind === "chunk" ? () => location.reload() : reset}>{t("retry")}</Button>
    </section>
  );
}
