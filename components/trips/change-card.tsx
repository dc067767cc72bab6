import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { ChangeFold } from "./change-fold";
import { ChangeNames } from "./change-names.client";

type Props = {
  booking: Booking;
  which: BookingAccess;
  /** What its service lets be changed; null for nothing. */ change: ReactNode;
};

/** What can be changed of a booking that stands. Nothing where nothing can. */
export function ChangeCard({ booking, which, change }: Props) {
  const t = useTranslations("trips.change");
  const { canChange, canRename, travellers, newTravellers } = booking;
  const shown = canChange ? change : null;
  if (!shown && !canRename) return null;
  return (
    <Card title={<span id="change">{t("title")}</span>}>
      <div className="print:hidden">
        <noscript>
          <Notice>
            <p>{t("needsScript")}</p>
          </Notice>
        </noscript>
        {shown}
        {canRename && (
          <ChangeFold label={t("names")}>
            {newTravellers ? (
              <p>{t("namesPending")}</p>
            ) : (
              <ChangeNames which={which} travellers={travellers} />
            )}
          </ChangeFold>
        )}
      </div>
    </Card>
  );
}
