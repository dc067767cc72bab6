"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { buttonClass } from "@/components/ui/button-class";
import type { Item } from "@/lib/api/contract/items";
import type { CheckoutFrame } from "./checkout-flow.client";
import { QuoteClock } from "@/components/site/quote-clock.client";
import { useExtras, type ExtraCounts, type ExtrasEditor } from "./use-extras.client";
import { useQuoteScreen } from "./use-quote-screen.client";

export type ExtrasFrame = Pick<CheckoutFrame, "quote" | "links" | "serverNow"> & {
  /** In the service's words. */ dueOnSiteLabel: string;
  /** To checkout, with this quote. */ nextHref: string;
};
type Props = ExtrasFrame & {
  /** The page's title, and what was chosen before. */ head: ReactNode;
  soldOut: ReactNode;
  /** What is chosen already. */ initial: ExtraCounts;
  /** Which extras the supplier confirmed, where those may be fewer than requested. */
  toCounts?: (item: Item) => ExtraCounts;
  /** Where a service's extras are chosen. */ children: (editor: ExtrasEditor) => ReactNode;
};

/** Of the total and the way onwards, for what leads there. */
export const extrasTotalId = "extras-total";

/** The page of extras around what a service offers: its clock, the total, and the way onwards. */
export function ExtrasFlow({
  quote,
  links,
  serverNow,
  head,
  soldOut,
  dueOnSiteLabel,
  nextHref,
  initial,
  toCounts,
  children,
}: Props) {
  const t = useTranslations("checkout.extras");
  const { screen, onEnd, ...onScreen } = useQuoteScreen({ quote, links, soldOut });
  const { editor, shown, announcement, isBusy, onLeave } = useExtras({
    quote,
    screen: onScreen,
    initial,
    toCounts,
    dueOnSiteLabel,
    nextHref,
  });
  if (screen) return screen;
  return (
    <div className="space-y-6">
      {head}
      <QuoteClock
        key={quote.expiresAt}
        expiresAt={quote.expiresAt}
        isHeld={quote.isHeld}
        serverNow={serverNow}
        onEnd={onEnd}
      />
      {children(editor)}
      <div
        id={extrasTotalId}
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
      >
        <dl aria-busy={isBusy} className="leading-tight">
          <dt className="text-sm text-ink-soft">{t("total")}</dt>
          <dd className="text-heading font-semibold">
            <ExactMoney money={shown.total} />
          </dd>
          {shown.dueOnSite.amount > 0 && (
            <>
              <dt className="mt-2 text-sm text-ink-soft">{dueOnSiteLabel}</dt>
              <dd className="font-semibold">
                <ExactMoney money={shown.dueOnSite} />
              </dd>
            </>
          )}
        </dl>
        <a
          href={nextHref}
          onClick={onLeave}
          aria-disabled={isBusy || undefined}
          className={buttonClass({ size: "large" })}
        >
          {t("continue")}
        </a>
        <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
          {isBusy ? t("updating") : announcement}
        </p>
      </div>
    </div>
  );
}
