import type { HotelOffers } from "@/lib/data/hotels";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { Money } from "@/lib/money/money";
import { compareShownPrice } from "@/lib/prices/shown-price";
import { mergeOffers } from "@/lib/hotels/room-types";
import { NoRooms } from "./no-rooms";
import { RateChoice } from "./rate-choice";
import { RatesFailed } from "./rates-failed";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import type { StayView } from "./stay-view";

type Props = {
  found: Promise<HotelOffers | SearchFailure>;
  shown: Money | null;
  view: StayView;
  stayHref: (stay: { start: string; end: string }) => string;
  areaHref: string | null;
};

/** What the supplier answers, whenever it does. */
export async function Rates({ found, shown, view, stayHref, areaHref }: Props) {
  const answer = await found;
  if (typeof answer === "string") return <RatesFailed here={view.here} reason={answer} />;
  const { alternatives } = answer;
  const offers = mergeOffers(answer.offers, view.now);
  if (offers.length === 0)
    return <NoRooms alternatives={alternatives} stayHref={stayHref} areaHref={areaHref} />;
  const state = compareShownPrice(offers, shown);
  return (
    <div className="space-y-4">
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
