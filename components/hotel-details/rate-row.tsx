import { BadgePercent, Wallet } from "lucide-react";
import { useTranslations } from "next-intl";
import { BoardText } from "@/components/site/hotels/board-text";
import { CancellationText } from "@/components/site/prices/cancellation-text";
import { Badge } from "@/components/ui/badge";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { RateAction } from "./rate-action";
import { RatePrice } from "./rate-price";
import { RateTerms } from "./rate-terms";
import type { StayView } from "./stay-view";

/** Below this many the number helps; above it it only presses. */
const few = 5;

/** One rate: what it holds, what it costs, and one thing to do. */
export function RateRow({
  offer,
  shownComments,
  isDeal,
  view,
}: {
  offer: HotelOffer;
  shownComments: readonly string[];
  isDeal: boolean;
  view: StayView;
}) {
  const t = useTranslations("hotelDetails.rates");
  const { board, cancellation, payment, roomsLeft, price } = offer;
  return (
    <div className="grid gap-4 p-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:gap-6">
      <div className="min-w-0 space-y-2 text-sm">
        {isDeal && (
          <Badge tone="brand">
            <BadgePercent aria-hidden className="size-3.5" />
            {t("deal")}
          </Badge>
        )}
        <p className="text-base font-semibold">
          <BoardText board={board} />
        </p>
        <p>
          <CancellationText cancellation={cancellation} now={view.now} />
        </p>
        <p className="flex items-center gap-2 text-ink-soft">
          <Wallet aria-hidden className="size-4 shrink-0" />
          {t(`payment.${payment}`)}
        </p>
        {roomsLeft !== null && roomsLeft <= few && (
          <p className="font-semibold text-warning">{t("remaining", { count: roomsLeft })}</p>
        )}
        <RateTerms offer={offer} shownComments={shownComments} view={view} />
      </div>
      <div className="space-y-3 sm:text-end">
        {price && <RatePrice price={price} view={view} />}
        <RateAction offer={offer} view={view} />
      </div>
    </div>
  );
}
