import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";
import type { BookingPageName } from "@/lib/bookings/booking-page";
import type { BookingFormProblem } from "@/lib/bookings/booking-problems";
import { isAnswerable } from "@/lib/bookings/is-answerable";
import { useDeadline } from "@/lib/dates/use-deadline";
import { AnswerChange } from "./answer-change";
import { BookingFormFields } from "./booking-form-fields";
import { BookingProblem } from "./booking-problem";
import { PlanComparison } from "./plan-comparison";

type Props = {
  booking: Booking;
  toPlan: (plan: SupplierChange["before"]) => ReactNode;
  which: BookingAccess;
  page: BookingPageName;
  /** Of the form that answers it. */ problem: BookingFormProblem | null;
  helpHref: string | null;
  now: Date;
};

/** States shown once there is nothing to answer; the booking itself shows the others. */
const told = ["accepting", "accepted", "unanswered", "cancelled"] as const;
const isTold = (state: SupplierChange["state"]) => told.find((known) => known === state) ?? null;

/**
 * What the supplier has done to the booking last, before everything else of it: to be answered in
 * time, or what came of it.
 */
export function SupplierChangeNotice(props: Props) {
  const { booking, problem, now } = props;
  const t = useTranslations("trips.supplierChange");
  // News needs no answer, and hides no question.
  const change = booking.changes?.find((each) => each.state !== "told");
  const isOpen = change !== undefined && isAnswerable(booking, change, now);
  const state = change ? isTold(change.state) : null;
  const isGone = problem === "changeClosed" && !isOpen;
  const key = change && (isOpen || state) ? `${change.id} ${change.state}` : null;
  return (
    <OutcomeRegion isAnnounced outcome={key} className="outline-none not-empty:mb-6">
      {isGone && <BookingProblem text={t("closed")} className="mb-4" />}
      {change && isOpen && <OpenChange {...props} change={change} />}
      {change && state && <ToldChange {...props} change={change} state={state} />}
    </OutcomeRegion>
  );
}

function OpenChange({
  booking: { payment, headline, isReadOnly },
  change: { id, before, after, answerBy },
  toPlan,
  which,
  page,
  problem,
}: Props & { change: SupplierChange }) {
  const t = useTranslations("trips.supplierChange");
  const toDeadline = useDeadline();
  return (
    <section
      aria-labelledby="supplier-change"
      className="space-y-5 rounded-card border border-line-strong bg-surface p-5 shadow-card md:p-6"
    >
      <header className="flex gap-4">
        <Icon name="circle-alert" className="mt-0.5 size-8 shrink-0 text-warning" />
        <div className="min-w-0">
          <h2 id="supplier-change" className="text-title font-semibold text-balance">
            {t("title")}
          </h2>
          {answerBy && (
            <p className="mt-2 max-w-prose text-ink-soft">
              {t("answerBy", { time: toDeadline(answerBy, headline.starts.zone) })}
            </p>
          )}
        </div>
      </header>
      {problem && <BookingProblem text={t(problem === "changeClosed" ? "closed" : "failed")} />}
      <PlanComparison before={before} after={after} toPlan={toPlan} />
      {!isReadOnly && (
        <div className="print:hidden">
          <AnswerChange
            key={id}
            id={id}
            paid={payment?.state === "succeeded" ? payment.amount : null}
            fields={<BookingFormFields which={which} page={page} />}
          />
        </div>
      )}
    </section>
  );
}

function ToldChange({
  change: { before, after, reason },
  state,
  toPlan,
  helpHref,
}: Props & { change: SupplierChange; state: (typeof told)[number] }) {
  const t = useTranslations("trips.supplierChange");
  const detail = useTranslations("trips.detail");
  return (
    <Notice title={t(`states.${state}.title`)}>
      <p>{t(`states.${state}.text`)}</p>
      {reason && reason !== "other" && <p>{t("reason", { reason: t(`reasons.${reason}`) })}</p>}
      {state === "unanswered" && helpHref && (
        <p>
          <a href={helpHref} className="font-semibold text-brand-ink underline print:hidden">
            {detail("write")}
          </a>
        </p>
      )}
      {(state === "accepting" || state === "unanswered") && (
        <div className="pt-3">
          <PlanComparison before={before} after={after} toPlan={toPlan} />
        </div>
      )}
    </Notice>
  );
}
