import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { listCommonComments } from "@/lib/hotels/list-common-comments";
import { headRates } from "@/lib/hotels/rate-headlines";
import { listRateTraits, rateTraits, type RateTrait } from "@/lib/hotels/rate-traits";
import { listRoomTypes } from "@/lib/hotels/room-types";
import { RateRow } from "./rate-row";
import { RoomFacts } from "./room-facts";
import { RoomList } from "./room-list.client";
import type { StayView } from "./stay-view";

/** Room types, each with its rates; `dealId` is the offer a deal's card has led to. */
export function RateChoice({
  offers,
  dealId,
  view,
}: {
  offers: readonly HotelOffer[];
  dealId: string | null;
  view: StayView;
}) {
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
    id: rates[0]?.id ?? room.code,
    name: room.name,
    facts: <RoomFacts room={room} />,
    rates: headRates(rates, view.now).map((rate) => ({
      id: rate.offer.id,
      traits: toTraits(rate.offer),
      words: [
        boards(rate.offer.board),
        ...toTraits(rate.offer).flatMap((trait) => (trait === "breakfast" ? [] : [labels[trait]])),
      ],
      row: (
        <RateRow
          rate={rate}
          shownComments={comments}
          isDeal={rate.offer.id === dealId}
          view={view}
        />
      ),
    })),
  }));
  const isChoice = (trait: RateTrait) => {
    const count = offers.filter((offer) => toTraits(offer).includes(trait)).length;
    return view.traits.includes(trait) || (count > 0 && count < offers.length);
  };
  return (
    <>
      <RoomList
        rooms={rooms}
        toggles={rateTraits.filter(isChoice).map((trait) => ({ trait, label: labels[trait] }))}
        initialTraits={view.traits}
        dealId={dealId}
        clearHref={view.clearHref}
        applyLabel={forms("apply")}
      />
      {comments.length > 0 && (
        <Notice title={t("comments")}>
          <ul className="list-disc space-y-1 ps-4">
            {comments.map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
