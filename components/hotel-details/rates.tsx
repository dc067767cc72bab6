import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import { Notice } from "@/components/ui/notice";
import type { StayRates } from "@/lib/data/stay-rates";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { Money } from "@/lib/money/money";
import { compareShownPrice } from "@/lib/prices/shown-price";
import { mergeOffers } from "@/lib/hotels/room-types";
import { EachRoom } from "./each-room";
import { RateChoice } from "./rate-choice";
import { RoomsSwitch } from "./rooms-switch";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import type { StayView } from "./stay-view";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { HotelOffers } from "@/lib/data/hotels";
import { useDateRange } from "@/lib/dates/use-date-range";
import { Skeleton } from "@/components/ui/skeleton";

type Props = {
  rates: Promise<StayRates | SearchFailure>;
  shown: Money | null;
  view: StayView;
  stayHref: (stay: { start: string; end: string }) => string;
  areaHref: string | null;
};

/** What the supplier answers, whenever it does. */
export async function Rates({ rates, shown, view, stayHref, areaHref }: Props) {
  const answer = await rates;
  if (typeof answer === "string")
    return <OfferFailed namespace="hotelDetails.failed" here={view.here} reason={answer} />;
  if (answer.kind === "each") return <EachRoom {...answer} view={view} />;
  const { alternatives } = answer.found;
  const offers = mergeOffers(answer.found.offers, view.now);
  if (offers.length === 0)
    return <NoRooms alternatives={alternatives} stayHref={stayHref} areaHref={areaHref} />;
  const state = compareShownPrice(offers, shown);
  return (
    <div className="space-y-4">
      {answer.canChooseEach && <RoomsSwitch current="alike" view={view} />}
      {view.choice && <NotTogether />}
      <ShownPriceNotice state={state} />
      {offers.every(({ price }) => !price) && <SignInForPrices logInHref={view.logInHref} />}
      <RateChoice
        offers={offers}
        dealId={state?.kind === "same" ? state.offerId : null}
        view={view}
      />
    </div>
  );
}

/** Said to whom an address has led to a choice that there isn't. */
function NotTogether() {
  return <Notice title={useTranslations("hotelDetails.roomByRoom")("notTogether")} />;
}

type NoRoomsProps = {
  alternatives: HotelOffers["alternatives"];
  stayHref: (stay: { start: string; end: string }) => string;
  areaHref: string | null;
};

/** Nothing for these dates: the nearest that have something, and what else is around. */
function NoRooms({ alternatives, stayHref, areaHref }: NoRoomsProps) {
  const t = useTranslations("hotelDetails.soldOut");
  const toRange = useDateRange();
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-card">
      <p className="flex items-center gap-3 text-lead font-semibold">
        <Icon name="calendar-x-2" className="size-6 shrink-0 text-ink-soft" />
        {t("title")}
      </p>
      <p className="mt-2 text-ink-soft">
        {t(alternatives && alternatives.dates.length > 0 ? "textWithDates" : "text")}
      </p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {alternatives?.dates.map(({ start, end }) => (
          <li key={start}>
            <a href={stayHref({ start, end })} className={buttonClass({ look: "secondary" })}>
              {toRange(start, end)}
            </a>
          </li>
        ))}
        {areaHref && (
          <li>
            <a href={areaHref} className={buttonClass({ look: "quiet" })}>
              {t("area")}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * In the rooms' final layout. Without script it never goes away by itself, so that it leads to the
 * page that waits for them.
 */
export function RatesSkeleton({ wholeHref }: { wholeHref: string }) {
  const t = useTranslations("hotelDetails.rooms");
  return (
    <div className="space-y-6">
      <p role="status" className="text-ink-soft noscript:hidden">
        {t("loading")}
      </p>
      <p className="hidden noscript:block">
        <TextLink href={wholeHref}>{t("loadWhole")}</TextLink>
      </p>
      {[1, 2].map((card) => (
        <div
          key={card}
          className="rounded-card border border-line bg-surface md:grid md:grid-cols-[17rem_minmax(0,1fr)] noscript:hidden"
        >
          <Skeleton className="aspect-3/2 max-md:aspect-2/1" />
          <div className="space-y-4 p-4">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-11 w-full sm:w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
