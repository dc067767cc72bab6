import type { NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import type { Quote } from "@/lib/api/contract/quotes";
import type { Messages } from "@/lib/i18n/messages";
import type { Money } from "@/lib/money/money";
import { CheckoutSummary } from "./checkout-summary";

/** What the service of a quote puts into the page. */
type FilledSlots = {
  clientTexts: readonly NestedKeyOf<Messages>[];
  /** What is bought. */
  summary: ReactNode;
  /** What the price without taxes is for. */
  baseLabel: ReactNode;
  /** Where extras are chosen. */
  flow: ReactNode;
};

type Props = {
  quote: Quote;
  slots: FilledSlots;
  now: Date;
  approximate: Money | null;
  prefix: string;
};

/** What can be added before checkout, beside what is bought so far. */
export function ExtrasView({ quote, slots, now, approximate, prefix }: Props) {
  return (
    <ClientTexts
      namespaces={["checkout", ...slots.clientTexts]}
      item={{ service: quote.item.service, part: "checkout" }}
    >
      <div className="page-width grid items-start gap-6 py-4 md:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-10">
        <aside className="min-w-0 rounded-card border border-line bg-surface shadow-card lg:sticky lg:top-20 lg:order-last">
          <CheckoutSummary
            quote={quote}
            baseLabel={slots.baseLabel}
            now={now}
            approximate={approximate}
            prefix={prefix}
            step="reservation-details"
          >
            {slots.summary}
          </CheckoutSummary>
        </aside>
        <div className="min-w-0">{slots.flow}</div>
      </div>
    </ClientTexts>
  );
}
