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
import { addMs } from "@/lib/dates/instants";
import { cancelBookingMutation, quoteCancellationMutation } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";
import { QuoteClock } from "@/components/site/quote-clock.client";
import { CancelFigures } from "./cancel-figures.client";
import { toConfirmText } from "./to-confirm-text";

type Props = {
  service: ItemService;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  which: BookingAccess;
  zone: string;
  /** The supplier is asked what comes back, which holds for some minutes. */ isAsked: boolean;
  /** Of the server's clock, ahead of this one, in milliseconds. */ skewMs: number;
  onClose: () => void;
  onDone: () => void;
};

const hasCode = (error: Error | null, code: string) =>
  error instanceof ApiError && error.code === code;

/** The errors that this dialog has words for. */
const textOf = new Map<string, "unreachable" | "tooOften">([
  ["unreachable", "unreachable"],
  ["too_many_attempts", "tooOften"],
]);
const toProblem = (error: Error) =>
  (error instanceof ApiError && textOf.get(error.code)) || "failed";

/**
 * Inside the dialog. A yes goes with the amount it was said to: when that has changed the new one
 * is shown, and asks for a yes of its own. What a supplier said is asked for anew once it is over.
 */
export function CancelSteps({
  service,
  reader,
  which,
  zone,
  isAsked,
  skewMs,
  onClose,
  onDone,
}: Props) {
  const t = useTranslations("trips.cancel");
  const own = useTranslations(`itemTerms.${service}.trips`);
  const locale = useLocale();
  /** By the server's clock. */
  const [answeredAt, setAnsweredAt] = useState<string | null>(null);
  const quoting = useMutation(
    {
      ...quoteCancellationMutation(),
      retry: false,
      onSuccess: () => setAnsweredAt(addMs(new Date(), skewMs).toISOString()),
    },
    getQueryClient(),
  );
  const cancelling = useMutation({ ...cancelBookingMutation(), retry: false }, getQueryClient());
  const [before, setBefore] = useState<CancellationQuote["refund"] | null>(null);
  /** The end of the answer that has run out while the dialog was open. */
  const [ended, setEnded] = useState<string | null>(null);
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
  const hasEnded =
    isAsked && quote !== undefined && ended === quote.validUntil && !cancelling.isPending;
  const askAgain = () => {
    cancelling.reset();
    ask(which);
  };
  return (
    <div className="mt-5 space-y-5">
      {quoting.isPending && <p role="status">{t(isAsked ? "asking" : "loading")}</p>}
      <OutcomeRegion isAnswer outcome={error && String(error)} className="rounded-control">
        {error && (
          <Notice tone="error">
            <p>{isRefused ? own("notCancellable") : t(toProblem(error))}</p>
          </Notice>
        )}
      </OutcomeRegion>
      {quote && !quoting.isPending && !isRefused && (
        <>
          <CancelFigures
            service={service}
            reader={reader}
            quote={quote}
            before={before}
            zone={zone}
          />
          {isAsked && !hasEnded && answeredAt && (
            <QuoteClock
              key={quote.validUntil}
              label={t("clock")}
              expiresAt={quote.validUntil}
              serverNow={answeredAt}
              onEnd={() => setEnded(quote.validUntil)}
            />
          )}
        </>
      )}
      {hasEnded && !quoting.isPending && (
        <OutcomeRegion isAnswer isNew outcome={ended} className="rounded-control">
          <Notice>
            <p>{t("ended")}</p>
          </Notice>
        </OutcomeRegion>
      )}
      <div className="grid gap-3">
        {hasEnded && (
          <Button onClick={askAgain} isLoading={quoting.isPending}>
            {t("askAgain")}
          </Button>
        )}
        {quote && !isRefused && !hasEnded && (
          <Button
            look="danger"
            onClick={confirm}
            isLoading={cancelling.isPending || quoting.isPending}
          >
            {toConfirmText(t, quote, locale)}
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
