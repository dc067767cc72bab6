import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { StayRates } from "@/lib/data/stay-rates";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { Money } from "@/lib/money/money";
import { compareShownPrice } from "@/lib/prices/shown-price";
import { mergeOffers } from "@/lib/hotels/room-types";
import { EachRoom } from "./each-room";
import { NoRooms } from "./no-rooms";
import { RateChoice } from "./rate-choice";
import { RoomsSwitch } from "./rooms-switch";
import { OfferFailed } from "@/components/site/offers/offer-failed";
import { ShownPriceNotice } from "@/components/site/prices/shown-price-notice";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import type { StayView } from "./stay-view";

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
