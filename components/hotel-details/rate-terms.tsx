import { useTranslations } from "next-intl";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { ChargeList } from "@/components/site/prices/charge-list";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import { Icon } from "@/components/ui/icon";
import type { RateFace } from "@/lib/hotels/listed-rate";
import type { StayView } from "./stay-view";

type Props = { offer: RateFace; view: Pick<StayView, "nights" | "now"> };

/**
 * Everything to know before paying, one press away and there without script. What the hotel wants
 * to be known is not hidden at all.
 */
export function RateTerms({
  offer: { cancellation, payment, charges, comments, price },
  view: { nights, now },
}: Props) {
  const t = useTranslations("hotelDetails.rates");
  const terms = useTranslations("hotelTerms");
  const title = "mb-2 font-semibold";
  return (
    <>
      {comments.length > 0 && (
        <ul aria-label={t("comments")} className="list-disc space-y-1 ps-5 text-ink-soft">
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ul>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink hover:underline">
          {t("terms")}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="grid gap-6 pt-2 pb-1 lg:grid-cols-2">
          <div>
            <p className={title}>{t("cancelling")}</p>
            <CancellationTimeline
              service="hotels"
              cancellation={cancellation}
              isPaidOnSite={payment === "atProperty"}
              now={now}
            />
          </div>
          <div>
            <p className={title}>{t(price ? "priceOf" : "chargesOf")}</p>
            {price ? (
              <PriceBreakdown
                service="hotels"
                price={price}
                baseLabel={terms("base", { nights })}
                charges={charges}
              />
            ) : (
              <div className="space-y-4">
                <ChargeList service="hotels" charges={charges} />
              </div>
            )}
          </div>
        </div>
      </details>
    </>
  );
}
