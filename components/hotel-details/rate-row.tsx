import { useTranslations } from "next-intl";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { ListedRate } from "@/lib/hotels/listed-rate";
import { GoneNotice } from "./gone-notice.client";
import { RateFacts } from "./rate-facts";
import { RatePrice } from "./rate-price";
import { RateTerms } from "./rate-terms";
import type { RowView } from "./stay-view";

/** Below this many the number helps; above it it only presses. */
const few = 5;

type Props = { rate: ListedRate; roomName: string; isDeal: boolean; view: RowView };

/** One rate: what sets it apart, what it costs, and one thing to do. */
export function RateRow({ rate: { offer, headline, rest }, roomName, isDeal, view }: Props) {
  const t = useTranslations("hotelDetails.rates");
  const { roomsLeft, price } = offer;
  const { hotelId, party } = view;
  const selection = { service: "hotels", hotelId, offerId: offer.id, ...party } as const;
  return (
    <div className="grid gap-x-6 gap-y-1.5 px-4 pt-2.5 pb-1.5 sm:gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem] sm:grid-rows-[auto_1fr] sm:py-4">
      <div className="min-w-0 space-y-1 text-sm">
        {isDeal && (
          <Badge tone="brand">
            <Icon name="badge-percent" className="size-3.5" />
            {t("deal")}
          </Badge>
        )}
        <p className="text-base font-semibold text-pretty">
          <RateFacts facts={headline} offer={offer} />
        </p>
        {rest.length > 0 && (
          <p className="text-ink-soft">
            <RateFacts facts={rest} offer={offer} />
          </p>
        )}
        {roomsLeft !== null && roomsLeft <= few && (
          <p className="font-semibold text-warning">{t("remaining", { count: roomsLeft })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 sm:row-span-2 sm:block sm:space-y-3 sm:text-end">
        {price && <RatePrice price={price} view={view} />}
        <div className={price ? "min-w-32 max-sm:grow" : "w-full"}>
          <ReserveOffer
            selection={selection}
            total={price?.total}
            flow={{ namespace: "hotelDetails.reserve", step: "checkout" }}
            name={roomName}
            gone={<GoneNotice selection={selection} />}
            view={view}
          />
        </div>
      </div>
      <div className="min-w-0 text-sm">
        <RateTerms offer={offer} view={view} />
      </div>
    </div>
  );
}
