import { useFormatter, useTranslations } from "next-intl";
import { OfferGone } from "@/components/site/offers/offer-gone";
import type { OfferView } from "@/components/site/offers/offer-view";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { OnRequest } from "@/components/site/prices/on-request";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import type { Launch } from "@/lib/api/contract/rides";
import { localMomentOfWeek, toLocalMoment } from "@/lib/dates/local-moment";

/** One launch: when, how many baskets are left, its terms, its price and one thing to do. */
export function LaunchCard({
  launch,
  date,
  searchHref,
  view,
}: {
  launch: Launch;
  date: string;
  searchHref: string;
  view: OfferView;
}) {
  const t = useTranslations("rides");
  const { id, starts, people, basketsLeft, cancellation, charges, comments, price } = launch;
  const time = useFormatter().dateTime(toLocalMoment(starts.local), localMomentOfWeek);
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <h3 className="text-heading font-semibold">{time}</h3>
      <p className="text-sm text-ink-soft">{t("baskets", { count: basketsLeft })}</p>
      <OnRequest hours={launch.answerWithinHours} />
      {comments.map((comment) => (
        <p key={comment} className="text-sm">
          {comment}
        </p>
      ))}
      <CancellationTimeline service="rides" cancellation={cancellation} now={view.now} />
      {price && (
        <PriceBreakdown
          service="rides"
          price={price}
          baseLabel={t("base", { count: people })}
          charges={charges}
        />
      )}
      <ReserveOffer
        selection={{ service: "rides", date, people, offerId: id }}
        total={price?.total}
        flow={{ namespace: "rides.reserve", step: "checkout" }}
        name={time}
        gone={
          <OfferGone namespace="rides.gone" links={[{ href: searchHref, text: t("otherRides") }]} />
        }
        view={view}
      />
    </article>
  );
}
