import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

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

type Props = { quoteId: string; prefix: string };

/** The way to the plain form, for those without script. */
export function ListLink({ quoteId, prefix }: Props) {
  const t = useTranslations("flightExtras.form");
  const query = { quote: quoteId, list: "0" };
  return (
    <noscript>
      <Notice className="mt-4">
        <a
          href={`${prefix}${paths.step("flights", "reservation-details", query)}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("link")}
        </a>
      </Notice>
    </noscript>
  );
}
