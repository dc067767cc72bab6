import { useTranslations } from "next-intl";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { TripDates } from "@/components/trips/trip-dates";
import { Link } from "@/components/ui/link";
import type { CancellableBooking } from "@/lib/api/contract/agency-bookings";
import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import { useDeadline } from "@/lib/dates/use-deadline";
import { toItemService } from "@/lib/services/item-services";

type Props = {
  booking: CancellableBooking;
  /** Why it stays. */ problem: CancellationProblem | undefined;
  /** It is cancelled, or on its way there. */ isEnded: boolean;
  /** The yes has been said. */ isSent: boolean;
  /** Of the booking, with the language. */ href: string;
};

/** A booking that is to be cancelled with others: what it costs and gives back, or why it stays. */
export function CancellationRow({ booking, problem, isEnded, isSent, href }: Props) {
  const t = useTranslations("agencyBookings.cancelling");
  const figures = useTranslations("trips.cancel");
  const file = useTranslations("agencyBookings.file");
  const toDeadline = useDeadline();
  const { reference, headline, leadTraveller, service, state, quote, refund } = booking;
  const rows = quote
    ? [
        { id: "paid", label: figures("paid"), money: quote.paid },
        { id: "fee", label: figures("fee"), money: quote.fee },
        { id: "refund", label: file("refund"), money: quote.refund },
        ...(quote.credit ? [{ id: "credit", label: figures("credit"), money: quote.credit }] : []),
      ]
    : refund
      ? [{ id: "refund", label: file("refund"), money: refund.amount }]
      : [];
  const reason = problem
    ? t(`problems.${problem}`)
    : isEnded && !isSent
      ? t("already")
      : state === "cancelRequested"
        ? t("pending")
        : null;
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          href={href}
          className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
        >
          <bdi className="wrap-anywhere">{headline.title}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">
          <bdi>{leadTraveller}</bdi> · <TripDates headline={headline} /> ·{" "}
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {reference}
          </bdi>
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <BookingStateBadge service={toItemService(service)} state={state} />
          {reason && <span>{reason}</span>}
          {quote && !problem && (
            <span className="text-ink-soft">
              {t("until", {
                time: toDeadline(quote.validUntil, headline.starts.zone),
              })}
            </span>
          )}
        </div>
      </div>
      {rows.length > 0 && (
        <dl className="grid grid-cols-[1fr_auto] content-start gap-x-6 text-sm sm:min-w-52">
          {rows.map(({ id, label, money }) => (
            <div
              key={id}
              className="col-span-2 grid grid-cols-subgrid data-[id=refund]:font-semibold"
              data-id={id}
            >
              <dt className={id === "refund" ? undefined : "text-ink-soft"}>{label}</dt>
              <dd className="text-end">
                <ExactMoney money={money} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
