import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { AgentRates, agentRatesClass } from "@/components/site/prices/agent-rates";
import { OnRequest } from "@/components/site/prices/on-request";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { RideSummary } from "@/lib/api/contract/rides";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** A ride with what its cheapest launch costs all of the party. */
export function RideCard({
  summary: { ride, launches, price, answerWithinHours },
  href,
  priceCall,
}: {
  summary: RideSummary;
  href: string;
  priceCall: PriceCall | null;
}) {
  const t = useTranslations("rides");
  const { name, kind, minutes, picture } = ride;
  return (
    <article className="result-card flex flex-wrap gap-4 p-4">
      <Picture
        {...{ src: picture, alt: "", width: 960, height: 640, sizes: "12rem" }}
        className="aspect-3/2 w-48 rounded-card object-cover"
      />
      <div className="min-w-0 grow space-y-1">
        <h3 className="result-name">
          <Link href={href} className="result-link">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {t(`kinds.${kind}`)} · {t("minutes", { minutes })} · {t("launches", { count: launches })}
        </p>
        <OnRequest hours={answerWithinHours} />
      </div>
      <div className="space-y-1 text-end">
        {price ? (
          <>
            <p
              className="text-heading font-semibold"
              data-total={`${price.total.amount}.${price.total.currency}`}
            >
              {t.rich("from", { price: () => <MoneyText money={price.total} /> })}
            </p>
            {price.unit && (
              <p className="text-sm text-ink-soft">
                {t.rich("each", {
                  price: () => <MoneyText money={price.unit?.amount ?? price.total} />,
                })}
              </p>
            )}
            {price.agent && (
              <dl className={agentRatesClass}>
                <AgentRates agent={price.agent} />
              </dl>
            )}
          </>
        ) : (
          priceCall && (
            <a
              href={priceCall.href}
              className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline"
            >
              {t(`card.${priceCall.kind}`, { name })}
            </a>
          )
        )}
        <span aria-hidden className={buttonClass()}>
          {t("card.see")}
        </span>
      </div>
    </article>
  );
}
