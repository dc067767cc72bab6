import { useTranslations } from "next-intl";
import { OfferTerms } from "@/components/site/offers/offer-terms";
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
  return (
    <>
      {comments.length > 0 && (
        <ul aria-label={t("comments")} className="list-disc space-y-1 ps-5 text-ink-soft">
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ul>
      )}
      <OfferTerms
        service="hotels"
        label={t("terms")}
        titles={{ cancelling: t("cancelling"), price: t(price ? "priceOf" : "chargesOf") }}
        cancellation={cancellation}
        isPaidOnSite={payment === "atProperty"}
        now={now}
        price={price}
        baseLabel={terms("base", { nights })}
        charges={charges}
        className="grid gap-6 pt-2 pb-1 lg:grid-cols-2"
      />
    </>
  );
}
