import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Notice } from "@/components/ui/notice";
import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";
import { PlanComparison } from "./plan-comparison";

type Props = {
  booking: Pick<Booking, "state" | "changes">;
  toPlan: (plan: SupplierChange["before"]) => ReactNode;
};

/** The latest that a supplier has made known of a booking that stands: nothing to be answered. */
export function SupplierNews({ booking: { state, changes = [] }, toPlan }: Props) {
  const t = useTranslations("trips.supplierChange.news");
  const news = state === "confirmed" && changes.find((change) => change.state === "told");
  return (
    <OutcomeRegion
      isAnnounced
      outcome={news ? news.id : null}
      className="outline-none not-empty:mb-6"
    >
      {news && (
        <Notice title={t("title")}>
          <p>{t("text")}</p>
          <div className="pt-3">
            <PlanComparison before={news.before} after={news.after} toPlan={toPlan} />
          </div>
        </Notice>
      )}
    </OutcomeRegion>
  );
}
