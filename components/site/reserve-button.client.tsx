"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { createQuote } from "@/lib/api/browser/quotes";
import { ApiError } from "@/lib/api/errors";
import type { NamespaceWith } from "@/lib/i18n/namespace-with";
import { paths } from "@/lib/paths";
import { getQueryClient } from "@/lib/queries/query-client";
import { createQuoteMutation } from "@/lib/queries/quotes";

type ReserveTexts = Record<"slow" | "action" | "actionOf" | "failed" | "failedText", string>;
type Props = {
  quote: Parameters<typeof createQuote>[0];
  /** Where the texts are, and the step that the quote goes on to. */
  flow: {
    namespace:
      | `${NamespaceWith<{ reserve: ReserveTexts }>}.reserve`
      | `${NamespaceWith<{ request: ReserveTexts }>}.request`;
    step: "checkout" | "reservation-details";
  };
  /** What is reserved: many such buttons may be on one page. */
  name: string;
  /** Instead of the button once another buyer has taken it. */
  gone: ReactNode;
  prefix: string;
  /** Null if signed in, or if sign-in isn't offered. */ logInHref: string | null;
};

/** After this long a word is due about what is going on. */
const slowAfterMs = 1_000;

/**
 * Asks for a fresh quote and goes on with it. Nothing is lost when that fails, and pressing
 * twice asks once.
 */
export function ReserveButton({ quote, flow, name, gone, prefix, logInHref }: Props) {
  const t = useTranslations(flow.namespace);
  const mutation = useMutation(createQuoteMutation(), getQueryClient());
  const [isSlow, setSlow] = useState(false);
  // Until the next page is there, too; state would be late for a second press.
  const isOnItsWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isBusy]);

  // Back from there the browser may show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stop();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  function stop() {
    isOnItsWay.current = false;
    setBusy(false);
    setSlow(false);
  }

  async function reserve() {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    try {
      const { id } = await mutation.mutateAsync(quote);
      // The next step carries a secret in its address: it is reached by a full navigation, with a
      // policy of its own.
      location.assign(`${prefix}${paths.step(quote.selection.service, flow.step, { quote: id })}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && logInHref)
        location.assign(logInHref);
      else stop();
    }
  }

  const { error } = mutation;
  const isGone = error instanceof ApiError && error.status === 409;
  return (
    <div className="space-y-2 noscript:hidden">
      {!isGone && (
        <Button
          size="large"
          className="w-full"
          isLoading={isBusy}
          aria-label={t("actionOf", { name })}
          onClick={() => void reserve()}
        >
          {t("action")}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSlow && t("slow")}
      </p>
      {error &&
        !isBusy &&
        (isGone ? (
          gone
        ) : (
          <Notice tone="error" title={t("failed")}>
            {t("failedText")}
          </Notice>
        ))}
    </div>
  );
}
