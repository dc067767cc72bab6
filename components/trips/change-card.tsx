import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { mayCorrectContact } from "@/lib/bookings/may-correct-contact";
import { ChangeFold } from "@/components/site/bookings/change-fold";
import { ChangeNames } from "./change-names.client";
import { CorrectContact } from "@/components/site/bookings/correct-contact.client";

type Props = {
  booking: Booking;
  which: BookingAccess;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  /** What its service lets be changed; null for nothing. */ change: ReactNode;
};

/** What can be changed of a booking that stands. Nothing where nothing can. */
export function ChangeCard({ booking, which, reader, change }: Props) {
  const t = useTranslations("trips.change");
  const { canChange, canRename, travellers, newTravellers, contact } = booking;
  const shown = canChange ? change : null;
  const mayCorrect = mayCorrectContact(booking, { which, reader });
  if (!shown && !canRename && !mayCorrect) return null;
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
        {mayCorrect && <CorrectContact which={which} email={contact.email} />}
      </div>
    </Card>
  );
}
