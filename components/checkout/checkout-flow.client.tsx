"use client";

import { useTranslations } from "next-intl";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Notice } from "@/components/ui/notice";
import type { BookingOutcome } from "@/lib/checkout/book-quote";
import { CheckoutForm, type CheckoutBuyer } from "./checkout-form.client";
import type { CheckoutLinks } from "./checkout-links";
import type { CheckoutQuote } from "./checkout-quote";
import { QuoteClock } from "@/components/site/quote-clock.client";
import type { ServiceQuestions } from "./service-questions";
import { ReplacedBooking } from "./replaced-booking.client";
import { useQuoteScreen } from "./use-quote-screen.client";

export type CheckoutFrame = {
  quote: CheckoutQuote;
  buyer: CheckoutBuyer;
  links: CheckoutLinks;
  serverNow: string;
  /** What the supplier says before payment. */ comments: ReactNode;
};
type Props = CheckoutFrame & {
  questions: ServiceQuestions;
  /** The screen for a sold-out offer. */ soldOut: ReactNode;
};

/**
 * Which screen a quote is at: booked, sold out, run out, at another price than shown, or ready to
 * be booked.
 */
export function CheckoutFlow({
  quote,
  buyer,
  links,
  serverNow,
  comments,
  questions,
  soldOut,
}: Props) {
  const t = useTranslations("checkout");
  const { screen, reload, onSoldOut, onEnd } = useQuoteScreen({ quote, links, soldOut });
  /**
   * Times that booking led back here: each is a new form, whose button may be pressed again; what
   * was typed is kept.
   */
  const [returns, setReturns] = useState(0);
  const [changed, setChanged] = useState<"termsChanged" | "refundChanged" | null>(null);
  const isSending = useRef(false);
  const onOutcome = (outcome: BookingOutcome) => {
    if (outcome.kind === "leave") return location.assign(outcome.href);
    setReturns(returns + 1);
    const { kind } = outcome;
    setChanged(kind === "termsChanged" || kind === "refundChanged" ? kind : null);
    if (outcome.kind === "soldOut") onSoldOut();
    else if (outcome.kind === "expired") onEnd();
    else reload();
  };
  const onSending = useCallback((is: boolean) => {
    isSending.current = is;
  }, []);

  if (screen) return screen;
  return (
    <>
      <FormHeading title={t("title")} isNew={Boolean(quote.previousTotal)} />
      <div className="-mt-4 mb-6 space-y-3">
        <QuoteClock
          key={quote.expiresAt}
          expiresAt={quote.expiresAt}
          isHeld={quote.isHeld}
          serverNow={serverNow}
          // Who has just sent it waits for the answer, which says whether it was in time.
          onEnd={() => !isSending.current && onEnd()}
        />
        {links.logIn && (
          <p className="text-sm">
            {t.rich("logIn", {
              link: (chunks) => (
                <a href={links.logIn ?? ""} className="font-semibold text-brand-ink underline">
                  {chunks}
                </a>
              ),
            })}
          </p>
        )}
      </div>
      {quote.replaces && (
        <div className="mb-6">
          <ReplacedBooking replaces={quote.replaces} />
        </div>
      )}
      <OutcomeRegion
        isAnswer
        outcome={changed && `${changed} ${returns}`}
        className="rounded-control not-empty:mb-6"
      >
        {changed && (
          <Notice tone="error">
            <p>
              {t(changed === "refundChanged" ? "replaces.refundChanged" : "problems.termsChanged")}
            </p>
          </Notice>
        )}
      </OutcomeRegion>
      <CheckoutForm
        key={`${quote.total.amount} ${quote.expiresAt} ${returns}`}
        quote={quote}
        buyer={buyer}
        links={links}
        serverNow={serverNow}
        comments={comments}
        questions={questions}
        onSending={onSending}
        onOutcome={onOutcome}
      />
    </>
  );
}
