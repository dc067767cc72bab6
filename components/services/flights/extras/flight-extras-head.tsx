import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** What the page is about. */
export function FlightExtrasHead({ children }: { children?: ReactNode }) {
  const t = useTranslations("flightExtras");
  return (
    <div>
      <h1 className="text-title font-semibold text-balance">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{t("text")}</p>
      {children}
    </div>
  );
}
