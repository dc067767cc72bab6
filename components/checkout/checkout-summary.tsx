import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { OnRequest } from "@/components/site/prices/on-request";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import { Picture } from "@/components/ui/picture";
import type { Quote } from "@/lib/api/contract/quotes";
import { headlineDates } from "@/lib/dates/headline-dates";
import { useDateRange } from "@/lib/dates/use-date-range";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { isPaidOnSite } from "@/lib/prices/is-paid-on-site";
import { AgentFigures } from "./agent-figures";
import { SummaryFold } from "./summary-fold.client";

type Props = {
  quote: Pick<
    Quote,
    "id" | "headline" | "item" | "price" | "charges" | "cancellation" | "answerWithinHours"
  >;
  /** What the price without taxes is for. */ baseLabel: ReactNode;
  now: Date;
  /** In the viewer's currency, where that is another one. */ approximate: Money | null;
  /** Of the language. */ prefix: string;
  /** The page that this is on. */ step: "checkout" | "reservation-details";
  /** What is bought, in the words of its service. */ children: ReactNode;
};

/** All that the buyer is about to buy, beside the step's form. */
export function CheckoutSummary({
  quote: { id, headline, item, price, charges, cancellation, answerWithinHours },
  baseLabel,
  now,
  approximate,
  prefix,
  step,
  children,
}: Props) {
  const t = useTranslations("checkout.summary");
  const toRange = useDateRange();
  const currencyNames = new Intl.DisplayNames(useLocale(), {
    type: "currency",
  });
  const { agent, ...shown } = price;
  const { currency } = price.total;
  const { title, picture } = headline;
  const { start, end } = headlineDates(headline);
  return (
    <SummaryFold
      line={
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{title}</span>
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            {toRange(start, end, { hasYear: false })}
            <span className="font-semibold text-ink">
              <ExactMoney money={price.total} />
            </span>
          </span>
        </span>
      }
    >
      <Picture
        src={picture}
        alt=""
        width={960}
        height={480}
        sizes="(min-width: 1024px) 26rem, 100vw"
        className="aspect-2/1 w-full lg:rounded-t-card"
      />
      <div className="space-y-5 p-5">
        {children}
        <OnRequest hours={answerWithinHours} />
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">{t("cancellation")}</h3>
          <CancellationTimeline
            service={item.service}
            cancellation={cancellation}
            isPaidOnSite={isPaidOnSite(price)}
            now={now}
          />
        </section>
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">{t("price")}</h3>
          <PriceBreakdown
            service={item.service}
            price={shown}
            baseLabel={baseLabel}
            charges={charges}
          />
          <p className="mt-3 text-sm">
            {t("charged", { currency: currencyNames.of(currency) ?? currency, code: currency })}
            {approximate && (
              <span className="block text-ink-soft">
                {t.rich("approximate", { price: () => <ExactMoney money={approximate} /> })}
              </span>
            )}
          </p>
        </section>
        {agent && (
          <AgentFigures
            agent={agent}
            total={price.total}
            prefix={prefix}
            page={`${prefix}${paths.step(item.service, step, { quote: id })}`}
          />
        )}
      </div>
    </SummaryFold>
  );
}
