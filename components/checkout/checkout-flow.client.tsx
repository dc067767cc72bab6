"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ReactNode,
} from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/api/errors";
import { acceptedPrice } from "@/lib/checkout/accepted-price";
import type { BookingOutcome } from "@/lib/checkout/book-quote";
import { getQueryClient } from "@/lib/queries/query-client";
import { refreshQuoteMutation } from "@/lib/queries/quotes";
import { BookedQuote } from "./booked-quote.client";
import { CheckoutForm, type CheckoutBuyer } from "./checkout-form.client";
import type { CheckoutLinks } from "./checkout-links";
import type { CheckoutQuote } from "./checkout-quote";
import { ExpiredQuote } from "./expired-quote.client";
import { PriceGate } from "./price-gate.client";
import { QuoteClock } from "./quote-clock.client";
import type { ServiceQuestions } from "./service-questions";

export type CheckoutFrame = {
  quote: CheckoutQuote;
  buyer: CheckoutBuyer;
  links: CheckoutLinks;
  serverNow: string;
  /** What the supplier says before payment. */ comments: ReactNode;
};
type Props = CheckoutFrame & {
  questions: ServiceQuestions;
  /** The screen for when somebody else was faster. */ soldOut: ReactNode;
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
  const router = useRouter();
  const [isSoldOut, setSoldOut] = useState(false);
  /** Of the quote that has run out while the page was open: a refreshed one ends later. */
  const [ended, setEnded] = useState<string | null>(null);
  /**
   * Times that booking led back here: each is a new form, whose button may be pressed again; what
   * was typed is kept.
   */
  const [returns, setReturns] = useState(0);
  const [haveTermsChanged, setTermsChanged] = useState(false);
  const [isReloading, startReload] = useTransition();
  const isSending = useRef(false);
  const refresh = useMutation(refreshQuoteMutation(), getQueryClient());
  const isAccepted = useSyncExternalStore(
    acceptedPrice.subscribe,
    () => acceptedPrice.is(quote.id, quote.total),
    () => false,
  );

  // A page from the browser's memory shows what was true before somebody left it.
  useEffect(() => {
    const reloadOld = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", reloadOld);
    return () => removeEventListener("pageshow", reloadOld);
  }, []);

  const reload = () => startReload(() => router.refresh());
  const askAgain = () =>
    refresh.mutate(quote.id, {
      onSuccess: reload,
      onError: (error) => {
        const code = error instanceof ApiError ? error.code : "";
        if (code === "sold_out") setSoldOut(true);
        if (code === "quote_booked") reload();
      },
    });
  const onOutcome = (outcome: BookingOutcome) => {
    if (outcome.kind === "leave") return location.assign(outcome.href);
    setReturns(returns + 1);
    setTermsChanged(outcome.kind === "termsChanged");
    if (outcome.kind === "soldOut") setSoldOut(true);
    else if (outcome.kind === "expired") setEnded(quote.expiresAt);
    else reload();
  };
  const onSending = useCallback((is: boolean) => {
    isSending.current = is;
  }, []);

  if (quote.state === "booked")
    return (
      <BookedQuote
        service={quote.service}
        quoteId={quote.id}
        reference={quote.reference}
        prefix={links.prefix}
      />
    );
  if (isSoldOut) return soldOut;
  if (quote.state === "expired" || ended === quote.expiresAt)
    return (
      <ExpiredQuote
        service={quote.service}
        isRefreshing={refresh.isPending || isReloading}
        hasFailed={refresh.isError}
        offersHref={links.offers}
        onRefresh={askAgain}
      />
    );
  if (quote.previousTotal && !isAccepted)
    return (
      <PriceGate
        service={quote.service}
        previous={quote.previousTotal}
        total={quote.total}
        offersHref={links.offers}
        onAccept={() => acceptedPrice.accept(quote.id, quote.total)}
      />
    );
  return (
    <>
      <FormHeading title={t("title")} isNew={Boolean(quote.previousTotal)} />
      <div className="-mt-4 mb-6 space-y-3">
        <QuoteClock
          key={quote.expiresAt}
          expiresAt={quote.expiresAt}
          serverNow={serverNow}
          // Who has just sent it waits for the answer, which says whether it was in time.
          onEnd={() => !isSending.current && setEnded(quote.expiresAt)}
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
      {haveTermsChanged && (
        <Notice tone="error" className="mb-6">
          <p>{t("problems.termsChanged")}</p>
        </Notice>
      )}
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
