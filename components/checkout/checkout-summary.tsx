import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BedText } from "@/components/site/hotels/bed-text";
import { BoardText } from "@/components/site/hotels/board-text";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import { StaySummary } from "@/components/site/hotels/stay-summary";
import { ExactMoney } from "@/components/site/exact-money";
import { Picture } from "@/components/ui/picture";
import { toFormatLocale, toLanguageCode } from "@/lib/api/contract/languages";
import type { Quote } from "@/lib/api/contract/quotes";
import { calendarDayOfYear, daysBetween, toUtcDate } from "@/lib/dates/calendar-date";
import type { Money } from "@/lib/money/money";
import { AgentFigures } from "./agent-figures.client";
import { SummaryFold } from "./summary-fold.client";

type Props = {
  quote: Pick<Quote, "headline" | "item" | "price" | "charges" | "cancellation">;
  now: Date;
  /** In the viewer's currency, where that is another one. */ approximate: Money | null;
};

/** All that somebody is about to buy, beside what is asked of them. */
export function CheckoutSummary({ quote, now, approximate }: Props) {
  const { headline, cancellation, charges } = quote;
  const { hotel, stay, rooms, offer } = quote.item;
  const t = useTranslations("checkout.summary");
  const format = useFormatter();
  const currencyNames = new Intl.DisplayNames(toFormatLocale(toLanguageCode(useLocale())), {
    type: "currency",
  });
  const { agent, ...price } = quote.price;
  const { currency } = price.total;
  return (
    <SummaryFold
      line={
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{headline.title}</span>
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            {format.dateTimeRange(toUtcDate(stay.start), toUtcDate(stay.end), calendarDayOfYear)}
            <span className="font-semibold text-ink">
              <ExactMoney money={price.total} />
            </span>
          </span>
        </span>
      }
    >
      <Picture
        src={headline.picture}
        alt=""
        width={960}
        height={480}
        sizes="(min-width: 1024px) 26rem, 100vw"
        className="aspect-2/1 w-full lg:rounded-t-card"
      />
      <div className="space-y-5 p-5">
        <StaySummary hotel={hotel} stay={stay} rooms={rooms} />
        <section className="border-t border-line pt-4 text-sm">
          <h3 className="font-semibold">
            {rooms.length > 1 && `${rooms.length} × `}
            {offer.room.name}
          </h3>
          <p className="text-ink-soft">
            <BedText beds={offer.room.beds} />
          </p>
          <p className="mt-1">
            <BoardText board={offer.board} />
          </p>
        </section>
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">{t("cancellation")}</h3>
          <CancellationTimeline
            cancellation={cancellation}
            isPaidOnSite={price.dueNow.amount === 0}
            now={now}
          />
        </section>
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">{t("price")}</h3>
          <PriceBreakdown
            price={price}
            nights={daysBetween(stay.start, stay.end)}
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
        {agent && <AgentFigures agent={agent} total={price.total} />}
      </div>
    </SummaryFold>
  );
}
