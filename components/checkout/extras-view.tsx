import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { ExactMoney } from "@/components/site/exact-money";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { Quote } from "@/lib/api/contract/quotes";
import { toUnitPrice, type OfferedExtra } from "@/lib/checkout/offered-extras";
import type { Messages } from "@/lib/i18n/messages";
import type { Money } from "@/lib/money/money";
import type { CheckoutLinks } from "./checkout-links";
import { toCheckoutQuote } from "./checkout-quote";
import { CheckoutSummary } from "./checkout-summary";
import { ExtrasFlow } from "./extras-flow.client";

/** What the service of a quote puts into the page. */
type FilledSlots = {
  clientTexts: readonly (keyof Messages)[];
  /** What is bought. */
  summary: ReactNode;
  /** What the price without taxes is for. */
  baseLabel: ReactNode;
  /** The page's title, and what was chosen before. */
  head: ReactNode;
  extras: readonly OfferedExtra[];
  toNote: (id: ChargeCode) => ReactNode;
  toPriceLine: (price: ReactNode) => ReactNode;
  soldOut: ReactNode;
};

type Props = {
  quote: Quote;
  slots: FilledSlots;
  links: CheckoutLinks;
  nextHref: string;
  now: Date;
  approximate: Money | null;
};

/** What can be added before checkout, beside what is bought so far. */
export function ExtrasView({ quote, slots, links, nextHref, now, approximate }: Props) {
  const names = useTranslations("priceTerms.charges.names");
  const { service } = quote.item;
  const own = useTranslations(`itemTerms.${service}.prices`);
  const toName = (id: ChargeCode) => (id === "other" ? "" : names(id));
  return (
    <ClientTexts
      namespaces={["checkout", ...slots.clientTexts]}
      item={{ service, part: "checkout" }}
    >
      <div className="page-width grid items-start gap-6 py-4 md:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-10">
        <aside className="min-w-0 rounded-card border border-line bg-surface shadow-card lg:sticky lg:top-20 lg:order-last">
          <CheckoutSummary
            quote={quote}
            baseLabel={slots.baseLabel}
            now={now}
            approximate={approximate}
          >
            {slots.summary}
          </CheckoutSummary>
        </aside>
        <div className="min-w-0">
          <ExtrasFlow
            quote={toCheckoutQuote(quote)}
            links={links}
            serverNow={now.toISOString()}
            head={slots.head}
            extras={slots.extras.map((extra) => {
              const price = toUnitPrice(extra, quote.charges);
              return {
                ...extra,
                name: toName(extra.id),
                note: slots.toNote(extra.id),
                priceLine: price && slots.toPriceLine(<ExactMoney money={price} />),
              };
            })}
            soldOut={slots.soldOut}
            dueOnSiteLabel={own("dueOnSite")}
            nextHref={nextHref}
          />
        </div>
      </div>
    </ClientTexts>
  );
}
