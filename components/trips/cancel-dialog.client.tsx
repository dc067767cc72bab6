"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { QuoteClock } from "@/components/site/quote-clock.client";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { ItemService } from "@/lib/api/contract/items";
import type { BookingPageName } from "@/lib/bookings/booking-page";
import type { AskedCancellation, BookingFormProblem } from "@/lib/bookings/booking-problems";
import { moneyInText } from "@/lib/money/money-in-text";
import { paths } from "@/lib/paths";
import { AskCancellation } from "./ask-cancellation";
import { AskedDialog } from "./asked-dialog.client";
import { BookingFormFields } from "./booking-form-fields";
import { CancelFigures } from "./cancel-figures.client";
import { toConfirmText } from "./to-confirm-text";

type Props = {
  service: ItemService;
  which: BookingAccess;
  page: BookingPageName;
  /** Renews the answer. */ askHref: string;
  /** The page without this. */ keepHref: string;
  asked: AskedCancellation;
  /** Of the yes that was said. */ problem: BookingFormProblem | null;
  /** The refund that it was said to, where that has changed; in minor units. */ was: number | null;
  /** IANA zone of the place. */ zone: string;
  /** The supplier quotes the refund, which holds for some minutes. */ isAsked: boolean;
  /** The server's clock when the page was made: the visitor's may be wrong. */ serverNow: string;
};

/**
 * What cancelling gives back, and the consent to that very amount: when it has changed by then the
 * new one is shown, and needs its own consent. A supplier's quote can be renewed once it expires.
 */
export function CancelDialog({
  service,
  which,
  page,
  askHref,
  keepHref,
  asked,
  problem,
  was,
  zone,
  isAsked,
  serverNow,
}: Props) {
  const t = useTranslations("trips.cancel");
  const own = useTranslations(`itemTerms.${service}.trips`);
  const locale = useLocale();
  /** The end of the answer that has run out while the dialog was open. */
  const [ended, setEnded] = useState<string | null>(null);

  const quote = "quote" in asked ? asked.quote : null;
  const shown = "problem" in asked ? asked.problem : problem;
  const isRefused = shown === "notCancellable";
  const hasEnded = isAsked && quote !== null && ended === quote.validUntil;
  const askAgain = (label: string) => (
    <AskCancellation href={askHref} waiting={t(isAsked ? "asking" : "loading")} className="w-full">
      {label}
    </AskCancellation>
  );
  return (
    <AskedDialog
      title={t("title")}
      keepHref={keepHref}
      keep={t(isRefused ? "close" : "keep")}
      serverNow={serverNow}
      problem={
        shown && {
          title: shown === "refundChanged" && t("changedTitle"),
          text: toText(shown),
        }
      }
      actions={
        <>
          {hasEnded && askAgain(t("askAgain"))}
          {!quote && !isRefused && askAgain(t("retry"))}
          {quote && !isRefused && !hasEnded && (
            <PlainForm
              action={paths.bookingForm()}
              failed={t("unreachable")}
              className="grid gap-3"
            >
              <BookingFormFields which={which} page={page} />
              <input type="hidden" name="amount" value={quote.refund.amount} />
              <input type="hidden" name="currency" value={quote.refund.currency} />
              <SubmitButton name="answer" value="cancel" look="danger">
                {toConfirmText(t, quote, locale)}
              </SubmitButton>
            </PlainForm>
          )}
        </>
      }
    >
      {quote && !isRefused && (
        <>
          <CancelFigures service={service} quote={quote} zone={zone} />
          {isAsked && !hasEnded && (
            <QuoteClock
              key={quote.validUntil}
              label={t("clock")}
              expiresAt={quote.validUntil}
              serverNow={serverNow}
              onEnd={() => setEnded(quote.validUntil)}
            />
          )}
        </>
      )}
      {hasEnded && (
        <OutcomeRegion isAnswer isNew outcome={ended} className="rounded-control">
          <Notice>
            <p>{t("ended")}</p>
          </Notice>
        </OutcomeRegion>
      )}
    </AskedDialog>
  );

  function toText(known: BookingFormProblem): string {
    if (known === "notCancellable") return own("notCancellable");
    if (known === "tooOften") return t("tooOften");
    if (known !== "refundChanged") return t("failed");
    const after = quote?.refund;
    return was === null || !after || was === after.amount
      ? t("changedOther")
      : t("changed", {
          before: moneyInText({ ...after, amount: was }, locale),
          after: moneyInText(after, locale),
        });
  }
}
