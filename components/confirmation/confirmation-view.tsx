import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookingOutcome } from "@/components/site/bookings/booking-outcome";
import { BookingPrice } from "@/components/site/bookings/booking-price";
import { BookingReferences } from "@/components/site/bookings/booking-references";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { SaleOutcome } from "@/components/site/bookings/sale-outcome";
import { ClientTexts } from "@/components/site/client-texts";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { CorrectContact } from "@/components/site/bookings/correct-contact.client";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import type { Booking } from "@/lib/api/contract/bookings";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { isMoving, resolveConfirmation } from "@/lib/bookings/resolve-confirmation";
import { mayCorrectContact } from "@/lib/bookings/may-correct-contact";
import { isPaidOnSite } from "@/lib/prices/is-paid-on-site";
import { BookingWatch } from "./booking-watch.client";
import { ConfirmationActions } from "./confirmation-actions";
import type { ConfirmationLinks } from "./confirmation-links";

type Props = {
  booking: Booking;
  /** What was booked, in the words of its service. */ facts: ReactNode;
  access: BookingAccess;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  links: ConfirmationLinks;
  now: Date;
};

/** A booking from the moment it is made: drawn anew by the server each time it comes further. */
export function ConfirmationView({ booking, facts, access, reader, links, now }: Props) {
  const t = useTranslations("confirmation");
  const { service } = booking.item;
  const own = useTranslations(`itemTerms.${service}.confirmation`);
  const { state, failure, payment, refund, confirmationNumber, headline } = booking;
  const kind = resolveConfirmation(booking);
  return (
    <ClientTexts
      namespaces={[
        "bookingTerms",
        "confirmation",
        "forms",
        "trips.contact",
        "priceTerms.cancellation.placeTime",
      ]}
      item={{ service, part: "confirmation" }}
    >
      <div className="page-width grid items-start gap-6 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="min-w-0 space-y-6">
          <BookingWatch
            access={access}
            booking={{ state, failure, payment, refund, confirmationNumber }}
          />
          <OutcomeRegion isAnnounced outcome={`${kind} ${refund?.state}`} className="outline-none">
            {reader === "agency" && kind !== "confirmed" ? (
              <SaleOutcome booking={booking} as="h1" />
            ) : (
              <BookingOutcome booking={booking} as="h1" />
            )}
          </OutcomeRegion>
          {isMoving(booking) && (
            <noscript>
              <Notice>
                <p>{t("needsScript")}</p>
              </Notice>
            </noscript>
          )}
          <section className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
            <BookingReferences booking={booking} />
            {kind === "confirmed" && !confirmationNumber && (
              <p className="mt-2 text-sm text-ink-soft">{own("numberFollows")}</p>
            )}
          </section>
          <ConfirmationActions
            booking={booking}
            kind={kind}
            access={access}
            reader={reader}
            links={links}
            serverNow={now.toISOString()}
          />
          {mayCorrectContact(booking, { which: access, reader }) && (
            <section className="rounded-card border border-line bg-surface px-5 shadow-card md:px-6 noscript:hidden print:hidden">
              <CorrectContact which={access} email={booking.contact.email} />
            </section>
          )}
          <Card title={own("item")}>{facts}</Card>
        </div>
        <aside className="min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-card">
          <Picture
            src={headline.picture}
            alt=""
            width={960}
            height={480}
            sizes="(min-width: 1024px) 24rem, 100vw"
            className="aspect-2/1 w-full print:hidden"
          />
          <div className="space-y-5 p-5">
            <BookingStateBadge service={service} state={state} />
            <BookingPrice booking={booking} />
            {kind !== "failed" && kind !== "cancelled" && kind !== "refunded" && (
              <section className="border-t border-line pt-4">
                <h2 className="mb-2 text-sm font-semibold">{t("cancellation")}</h2>
                <CancellationTimeline
                  service={service}
                  cancellation={booking.cancellation}
                  isPaidOnSite={isPaidOnSite(booking.price)}
                  now={now}
                />
              </section>
            )}
          </div>
        </aside>
      </div>
    </ClientTexts>
  );
}
