"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition, type ReactNode, type SubmitEvent } from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { moneyInText } from "@/lib/money/money-in-text";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { answerChangeMutation } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

type Answer = "accept" | "refund";
type Props = {
  which: BookingAccess;
  /** Of the change. */ id: string;
  /** All that was paid; null for nothing. */ paid: Money | null;
  /** Which booking it is and where to go back to, for a form without scripts. */
  fields: ReactNode;
};

/** The codes of a change that was answered, or has ended, since the page was made. */
const closedCodes = ["change_closed", "change_not_found"];

/**
 * Accepts what the supplier has changed, or asks for everything back, which is folded away and says
 * first what it does. A plain form, which works without scripts.
 */
export function AnswerChange({ which, id, paid, fields }: Props) {
  const t = useTranslations("trips.supplierChange");
  const locale = useLocale();
  const router = useRouter();
  const [isReloading, startReload] = useTransition();
  const [pressed, setPressed] = useState<Answer | null>(null);
  const { mutate, error, isPending, isSuccess } = useMutation(
    { ...answerChangeMutation(), retry: false },
    getQueryClient(),
  );
  const reload = () => startReload(() => router.refresh());
  const isClosed = error instanceof ApiError && closedCodes.includes(error.code);
  const isSending = isPending || isReloading || isSuccess;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { submitter } = event.nativeEvent;
    const isRefund = submitter instanceof HTMLButtonElement && submitter.value === "refund";
    const answer = isRefund ? "refund" : "accept";
    setPressed(answer);
    // What came of it is told by the page, drawn anew.
    mutate({ ...which, id, answer }, { onSuccess: reload, onError: reload });
  };
  const amount = paid && moneyInText(paid, locale);
  return (
    <form method="post" action={paths.bookingForm()} onSubmit={onSubmit} className="space-y-4">
      {fields}
      <input type="hidden" name="change" value={id} />
      <OutcomeRegion isAnswer outcome={error && String(error)} className="rounded-control">
        {error && (
          <Notice tone="error">
            <p>{t(isClosed ? "closed" : "failed")}</p>
          </Notice>
        )}
      </OutcomeRegion>
      <Button
        type="submit"
        name="answer"
        value="accept"
        size="large"
        isLoading={isSending && pressed === "accept"}
        aria-disabled={isSending || undefined}
        className="max-md:w-full"
      >
        {t("accept")}
      </Button>
      <details className="group border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
          {t("refund")}
          <Icon
            name="chevron-down"
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="space-y-4 pt-2 pb-1">
          <p>{amount ? t("refundText", { amount }) : t("refundTextWithout")}</p>
          <Button
            type="submit"
            name="answer"
            value="refund"
            look="danger"
            isLoading={isSending && pressed === "refund"}
            aria-disabled={isSending || undefined}
            className="max-md:w-full"
          >
            {amount ? t("confirmRefund", { amount }) : t("confirmCancel")}
          </Button>
        </div>
      </details>
    </form>
  );
}
