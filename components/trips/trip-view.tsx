import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookingPrice } from "@/components/site/bookings/booking-price";
import { BookingReferences } from "@/components/site/bookings/booking-references";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { ClientTexts } from "@/components/site/client-texts";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { ChargeList } from "@/components/site/prices/charge-list";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";
import type { BookingPageName } from "@/lib/bookings/booking-page";
import { isAnswerable } from "@/lib/bookings/is-answerable";
import type { BookingPageState } from "@/lib/data/booking-page-state";
import { isPaidOnSite } from "@/lib/prices/is-paid-on-site";
import { AgencyFigures } from "./agency-figures";
import { BookingProblem } from "./booking-problem";
import { ChangeCard } from "./change-card";
import { CancelForm } from "./cancel-form";
import { EndUnpaid } from "./end-unpaid";
import { ReplacementNotice } from "./replacement-notice";
import { RefundProgress } from "./refund-progress";
import { SupplierChangeNotice } from "./supplier-change-notice";
import { SupplierNews } from "./supplier-news";
import { TripFiles } from "./trip-files";
import { TripHistory } from "./trip-history";
import type { TripLinks } from "./trip-links";
import { TripNotes } from "./trip-notes";
import { TripNotice } from "./trip-notice";
import { TripWatch } from "./trip-watch.client";

type Props = {
  booking: Booking;
  /** What was booked, in the words of its service. */ facts: ReactNode;
  /** How that can be changed, in the words of its service; null where it can't. */
  change: ReactNode;
  /** Details of what was booked, or would be after a change by the supplier. */
  toPlan: (plan: SupplierChange["before"]) => ReactNode;
  /** Which page it is shown on, and what its URL requests. */
  page: BookingPageState & { name: BookingPageName; prefix: string };
  /** Who reads it: whom it is for, or who sold it to them. */ reader?: "buyer" | "agency";
  /** What the agency can do for whom it is for, before all else. */ client?: ReactNode;
  /** What the agency alone knows of it. */ sale?: ReactNode;
  /** In place of its history, where more is known. */ timeline?: ReactNode;
  links: TripLinks;
  /** Where to contact the agency about it; null where that isn't possible. */
  helpHref: string | null;
  /** The key is for who isn't signed in. */ which: BookingAccess;
  timeZone: string;
  now: Date;
};

/** Of a booking that is cancelled nothing is due at the place any more. */
function withoutDue(booking: Booking): Booking {
  const { price } = booking;
  return { ...booking, price: { ...price, dueOnSite: { ...price.dueOnSite, amount: 0 } } };
}

/** All of a booking: what it is, what it costs, its papers, and how to get out of it. */
export function TripView({
  booking,
  facts,
  change,
  toPlan,
  page,
  reader = "buyer",
  client,
  sale,
  timeline,
  links,
  helpHref,
  which,
  timeZone,
  now,
}: Props) {
  const t = useTranslations("trips");
  const { service } = booking.item;
  const own = useTranslations(`itemTerms.${service}.trips`);
  const {
    state,
    failure,
    headline,
    price,
    cancellation,
    refund,
    cancelledAt,
    confirmationNumber,
    canCancel,
    cancelledBy,
    changes = [],
    history,
  } = booking;
  const isToAnswer = changes.some((each) => isAnswerable(booking, each, now));
  const late =
    page.problem === "requestAnswered"
      ? t("withdraw.late")
      : page.problem === "paidMeanwhile" && t("giveBack.late");
  const ending =
    state !== "failed" &&
    ((failure === "withdrawn" && t("withdraw.requested")) ||
      (failure === "givenBack" && t("giveBack.requested")));
  const isStanding = state === "confirmed" || state === "pendingSupplier";
  return (
    <ClientTexts
      namespaces={[
        "bookingTerms",
        "trips",
        "forms",
        "checkout",
        "confirmation.holdEnded",
        "confirmation.payFailed",
        "priceTerms.cancellation.placeTime",
      ]}
      item={{ service, part: "trips" }}
    >
      <TripWatch
        which={which}
        booking={{
          ...{ state, failure, refund, confirmationNumber, changes },
          ...(booking.isPaidLater ? { isPaidLater: true } : {}),
        }}
      />
      {late && <BookingProblem text={late} className="mb-6" />}
      <OutcomeRegion isAnnounced outcome={ending || null} className="not-empty:mb-6">
        {ending && (
          <Notice>
            <p>{ending}</p>
          </Notice>
        )}
      </OutcomeRegion>
      <SupplierChangeNotice
        booking={booking}
        toPlan={toPlan}
        which={which}
        page={page.name}
        problem={page.asked || page.isEnding || late ? null : page.problem}
        helpHref={helpHref}
        now={now}
      />
      <SupplierNews booking={booking} toPlan={toPlan} />
      <TripNotice booking={booking} which={which} reader={reader} statusHref={links.status} />
      {client}
      <div className="not-empty:mb-6">
        <ReplacementNotice booking={booking} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <section className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
            <Picture
              src={headline.picture}
              alt=""
              width={960}
              height={360}
              sizes="(min-width: 1280px) 40rem, 100vw"
              isEager
              className="aspect-8/3 w-full print:hidden"
            />
            <div className="space-y-4 p-5 md:p-6">
              <BookingStateBadge service={service} state={state} />
              <BookingReferences booking={booking} />
              <TripFiles booking={booking} links={links} />
              <p className="print:hidden">
                <a
                  href={links.again}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
                >
                  <Icon name="rotate-ccw" className="size-4" />
                  {t("detail.again")}
                </a>
              </p>
            </div>
          </section>
          <RefundProgress
            booking={{
              ...{ state, refund, cancelledAt, history },
              ...(cancelledBy ? { cancelledBy } : {}),
            }}
            reader={reader}
            timeZone={timeZone}
          />
          <Card title={reader === "agency" ? t("columns.what") : own("item")}>
            {facts}
            {links.map && (
              <p className="mt-4">
                <a
                  href={links.map}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline print:hidden"
                >
                  <Icon name="map-pin" className="size-4" />
                  {t("detail.map")}
                </a>
              </p>
            )}
          </Card>
          {timeline}
        </div>
        <div className="min-w-0 space-y-6">
          {sale ?? <TripNotes notes={booking.notes ?? []} timeZone={timeZone} />}
          <Card title={t("detail.price")}>
            <BookingPrice booking={cancelledAt ? withoutDue(booking) : booking} />
            {!cancelledAt && (
              <div className="mt-4 space-y-3">
                <ChargeList service={service} charges={booking.charges} />
              </div>
            )}
            <AgencyFigures price={price} />
          </Card>
          <ChangeCard booking={booking} which={which} reader={reader} change={change} />
          {!isStanding && canCancel && (
            <Card
              title={
                <span id="cancellation">
                  {t(
                    reader === "agency"
                      ? "detail.cancellation"
                      : state === "requested"
                        ? "detail.request"
                        : "detail.hold",
                  )}
                </span>
              }
            >
              <div className="space-y-3 print:hidden">
                <EndUnpaid booking={booking} which={which} page={page} now={now} />
              </div>
            </Card>
          )}
          {isStanding && (
            <Card title={<span id="cancellation">{t("detail.cancellation")}</span>}>
              <CancellationTimeline
                service={service}
                cancellation={cancellation}
                isPaidOnSite={isPaidOnSite(price)}
                now={now}
              />
              <div className="mt-5 space-y-3 print:hidden">
                {canCancel ? (
                  <>
                    {isToAnswer && (
                      <p className="text-sm text-ink-soft">{t("supplierChange.cancelHint")}</p>
                    )}
                    <CancelForm booking={booking} which={which} page={page} now={now} />
                  </>
                ) : (
                  state === "confirmed" &&
                  !booking.isReadOnly && (
                    <p className="text-sm text-ink-soft">{own("notCancellable")}</p>
                  )
                )}
              </div>
            </Card>
          )}
          {helpHref && (
            <Card title={t("detail.help")}>
              <a href={helpHref} className={`${buttonClass({ look: "secondary" })} print:hidden`}>
                <Icon name="message-circle-question-mark" className="size-4" />
                {t("detail.write")}
              </a>
            </Card>
          )}
          {!timeline && (
            <TripHistory
              history={history}
              {...(cancelledBy ? { cancelledBy } : {})}
              timeZone={timeZone}
            />
          )}
        </div>
      </div>
    </ClientTexts>
  );
}
