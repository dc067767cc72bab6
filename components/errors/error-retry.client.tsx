"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Stands in for a region that threw while rendering; the rest of the page stays usable (decision 11). */
export function ErrorRetry({ reset }: { reset: () => void }) {
  const t = useTranslations("errors");
  return (
    <section role="alert" className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center">
      <h1 className="text-3xl font-bold text-balance text-ink">{t("somethingWentWrong")}</h1>
      <Button onClick={reset}>{t("retry")}</Button>
    </section>
  );
}
