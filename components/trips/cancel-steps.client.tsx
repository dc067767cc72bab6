"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { CancellationQuote } from "@/lib/api/contract/bookings";
import type { ItemService } from "@/lib/api/contract/items";
import { ApiError } from "@/lib/api/errors";
import { cancelBookingMutation, quoteCancellationMutation } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";
import { moneyInText } from "@/lib/money/money-in-text";
import { CancelFigures } from "./cancel-figures.client";

type Props = {
  service: ItemService;
  which: BookingAccess;
  zone: string;
  onClose: () => void;
  onDone: () => void;
};

const hasCode = (error: Error | null, code: string) =>
  error instanceof ApiError && error.code === code;

/**
 * Inside the dialog. A yes goes with the amount it was said to: when that has changed the new one
 * is shown, and asks for a yes of its own.
 */
export function CancelSteps({ service, which, zone, onClose, onDone }: Props) {
  const t = useTranslations("trips.cancel");
  const own = useTranslations(`itemTerms.${service}.trips`);
  const locale = useLocale();
  const quoting = useMutation({ ...quoteCancellationMutation(), retry: false }, getQueryClient());
  const cancelling = useMutation({ ...cancelBookingMutation(), retry: false }, getQueryClient());
  const [before, setBefore] = useState<CancellationQuote["refund"] | null>(null);
  const { mutate: ask } = quoting;
  const { reference, key } = which;
  useEffect(() => ask({ reference, ...(key === undefined ? {} : { key }) }), [ask, reference, key]);

  const quote = quoting.data?.quote;
  const confirm = () => {
    if (!quote || cancelling.isPending) return;
    cancelling.mutate(
      { ...which, expectedRefund: quote.refund },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!hasCode(error, "refund_changed")) return;
          setBefore(quote.refund);
          ask(which);
        },
      },
    );
  };
  const error =
    quoting.error ?? (hasCode(cancelling.error, "refund_changed") ? null : cancelling.error);
  const isRefused = hasCode(error, "not_cancellable");
  return (
    <div className="mt-5 space-y-5">
      {quoting.isPending && <p role="status">{t("loading")}</p>}
      <OutcomeRegion isAnswer outcome={error && String(error)} className="rounded-control">
        {error && (
          <Notice tone="error">
            <p>
              {isRefused
                ? own("notCancellable")
                : t(hasCode(error, "unreachable") ? "unreachable" : "failed")}
            </p>
          </Notice>
        )}
      </OutcomeRegion>
      {quote && !quoting.isPending && !isRefused && (
        <CancelFigures service={service} quote={quote} before={before} zone={zone} />
      )}
      <div className="grid gap-3">
        {quote && !isRefused && (
          <Button
            look="danger"
            onClick={confirm}
            isLoading={cancelling.isPending || quoting.isPending}
          >
            {quote.refund.amount > 0
              ? t("confirm", { refund: moneyInText(quote.refund, locale) })
              : t("confirmWithout")}
          </Button>
        )}
        {quoting.error && !isRefused && (
          <Button onClick={() => ask(which)} isLoading={quoting.isPending}>
            {t("retry")}
          </Button>
        )}
        <Button look="secondary" onClick={isRefused ? onDone : onClose}>
          {t(isRefused ? "close" : "keep")}
        </Button>
      </div>
    </div>
  );
}
