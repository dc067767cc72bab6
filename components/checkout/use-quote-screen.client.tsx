"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore, useTransition, type ReactNode } from "react";
import { ApiError } from "@/lib/api/errors";
import { acceptedPrice } from "@/lib/checkout/accepted-price";
import { getQueryClient } from "@/lib/queries/query-client";
import { refreshQuoteMutation } from "@/lib/queries/quotes";
import { BookedQuote } from "./booked-quote.client";
import type { CheckoutLinks } from "./checkout-links";
import type { CheckoutQuote } from "./checkout-quote";
import { ExpiredQuote } from "./expired-quote.client";
import { PriceGate } from "./price-gate.client";

type Options = {
  quote: CheckoutQuote;
  links: CheckoutLinks;
  /** The screen for a sold-out offer. */ soldOut: ReactNode;
};

/**
 * What stands in the way of a quote, as a screen: booked, sold out, run out, or at another price
 * than shown. `screen` is null where nothing does.
 */
export function useQuoteScreen({ quote, links, soldOut }: Options) {
  const router = useRouter();
  const [isSoldOut, setSoldOut] = useState(false);
  /** Of the quote that has run out while the page was open: a refreshed one ends later. */
  const [ended, setEnded] = useState<string | null>(null);
  const [isReloading, startReload] = useTransition();
  const refresh = useMutation(refreshQuoteMutation(), getQueryClient());
  const isAccepted = useSyncExternalStore(
    acceptedPrice.subscribe,
    () => acceptedPrice.is(quote.id, quote.total),
    () => false,
  );

  // A page from the back/forward cache shows what was true before it was left.
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

  function toScreen(): ReactNode {
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
    return null;
  }

  return {
    screen: toScreen(),
    reload,
    onSoldOut: () => setSoldOut(true),
    onEnd: () => setEnded(quote.expiresAt),
  };
}
