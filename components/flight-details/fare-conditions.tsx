import { useTranslations } from "next-intl";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import { Icon } from "@/components/ui/icon";
import type { Fare } from "@/lib/api/contract/flights";

type Props = { fare: Fare; people: number; now: Date };

/** Before anybody pays: what comes back until when, and what the price is made of. */
export function FareConditions({ fare, people, now }: Props) {
  const t = useTranslations("flightDetails.fares");
  const terms = useTranslations("flightTerms");
  const { cancellation, comments, price } = fare;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink hover:underline">
        {t(price ? "terms" : "conditions")}
        <span className="sr-only">: {fare.brand.name}</span>
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="space-y-6 pt-2">
        <div>
          <p className="mb-2 font-semibold">{t("cancelling")}</p>
          {cancellation.refundable === "ask" && cancellation.steps.length === 0 ? (
            <p className="text-sm">{t("cancellingAsked")}</p>
          ) : (
            <CancellationTimeline service="flights" cancellation={cancellation} now={now} />
          )}
        </div>
        {price && (
          <div>
            <p className="mb-2 font-semibold">{t("priceOf")}</p>
            <PriceBreakdown
              service="flights"
              price={price}
              baseLabel={terms("base", { count: people })}
              charges={[]}
            />
          </div>
        )}
        {comments.length > 0 && (
          <ul className="list-disc space-y-1 ps-4 text-sm">
            {comments.map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
