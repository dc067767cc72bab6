"use client";

import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import type { ItemService } from "@/lib/api/contract/items";
import type { Money } from "@/lib/money/money";

type Props = {
  service: ItemService;
  total: Money;
  dueNow: Money;
  /** Where the supplier has to agree first: nothing is booked by the button. */
  answerWithinHours?: number | undefined;
  isSending: boolean;
};

/** The total and the one action, on a phone where the thumb is, above the safe area. */
export function PayBar({ service, total, dueNow, answerWithinHours, isSending }: Props) {
  const t = useTranslations("checkout.pay");
  const request = useTranslations("checkout.request");
  const own = useTranslations(`itemTerms.${service}.checkout.pay`);
  const isRequest = answerWithinHours !== undefined;
  const isPaidNow = dueNow.amount > 0;
  return (
    <div className="pay-bar sticky bottom-0 z-30 -mx-4 border-t border-line bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised md:static md:mx-0 md:rounded-card md:border md:p-6 md:shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="leading-tight">
          <span className="block text-sm text-ink-soft">{t("total")}</span>
          <span className="text-heading font-semibold">
            <ExactMoney money={total} />
          </span>
        </p>
        <Button
          type="submit"
          size="large"
          isLoading={isSending}
          className="max-w-full min-w-0 max-md:grow"
        >
          <span>
            {isRequest
              ? request("action")
              : isPaidNow
                ? t.rich("payNow", { amount: () => <ExactMoney money={dueNow} /> })
                : own("payOnSite")}
          </span>
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {isSending && (isRequest ? request("sending") : own("sending"))}
      </p>
      {isRequest && (
        <p className="mt-2 text-sm">{request("answer", { hours: answerWithinHours })}</p>
      )}
      <p className="mt-2 text-sm text-ink-soft max-md:hidden">
        {isRequest ? request("before") : isPaidNow ? t("nextGateway") : own("nextBooked")}
      </p>
    </div>
  );
}
