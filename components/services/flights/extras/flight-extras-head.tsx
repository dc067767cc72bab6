import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";

/** What the page is about, and what a fare that can be given back doesn't promise of extras. */
export function FlightExtrasHead({ item, children }: { item: FlightItem; children?: ReactNode }) {
  const t = useTranslations("flightExtras");
  return (
    <div>
      <h1 className="text-title font-semibold text-balance">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{t("text")}</p>
      {item.fare.refund === "free" && (
        <p className="mt-1 text-sm text-ink-soft">{t("cancelling")}</p>
      )}
      {children}
    </div>
  );
}
