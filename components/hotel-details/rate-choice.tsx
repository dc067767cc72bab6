import { useTranslations } from "next-intl";
import { CommentsNotice } from "@/components/site/offers/comments-notice";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { listCommonComments, toListedRate } from "@/lib/hotels/listed-rate";
import { listedRooms } from "@/lib/hotels/listed-rooms";
import { headRates } from "@/lib/hotels/rate-headlines";
import { listRateTraits, rateTraits, type RateTrait } from "@/lib/hotels/rate-traits";
import { listRoomTypes } from "@/lib/hotels/room-types";
import { pack } from "@/lib/packed";
import { RoomList } from "./room-list.client";
import type { StayView } from "./stay-view";

type Props = { offers: readonly HotelOffer[]; dealId: string | null; view: StayView };

/** Room types, each with its rates; `dealId` is the offer a deal's card has led to. */
export function RateChoice({ offers, dealId, view }: Props) {
  const t = useTranslations("hotelDetails.rooms");
  const boards = useTranslations("hotelTerms.boards");
  const filters = useTranslations("hotels.filters");
  const forms = useTranslations("results.filters");
  const comments = listCommonComments(offers);
  const labels: Record<RateTrait, string> = {
    breakfast: boards("breakfast"),
    freeCancellation: filters("freeCancellation"),
    payAtProperty: filters("payAtProperty"),
  };
  const traitsOf = new Map(offers.map((offer) => [offer, listRateTraits(offer, view.now)]));
  const toTraits = (offer: HotelOffer) => traitsOf.get(offer) ?? [];
  const rooms = listRoomTypes(offers).map(({ room, offers: rates }) => ({
    room,
    rates: headRates(rates, view.now).map((rate) => ({
      ...toListedRate(rate, comments),
      traits: toTraits(rate.offer),
    })),
  }));
  const isChoice = (trait: RateTrait) => {
    const count = offers.filter((offer) => toTraits(offer).includes(trait)).length;
    return view.traits.includes(trait) || (count > 0 && count < offers.length);
  };
  return (
    <>
      <RoomList
        rooms={pack(rooms, listedRooms, offers[0]?.price?.total.currency)}
        toggles={rateTraits.filter(isChoice)}
        labels={labels}
        initialTraits={view.traits}
        dealId={dealId}
        view={{
          hotelId: view.hotelId,
          party: view.party,
          nights: view.nights,
          now: view.now,
          prefix: view.prefix,
          logInHref: view.logInHref,
          contact: { email: view.contact.email },
          clearHref: view.clearHref,
          isUnfolded: view.isUnfolded,
          unfoldedHref: view.unfoldedHref,
        }}
        applyLabel={forms("apply")}
      />
      <CommentsNotice title={t("comments")} comments={comments} />
    </>
  );
}
