import { useTranslations } from "next-intl";
import { CommentsNotice } from "@/components/site/offers/comments-notice";
import { BedText } from "@/components/site/hotels/bed-text";
import { PartyText } from "@/components/site/hotels/party-text";
import { SignInForPrices } from "@/components/site/prices/sign-in-for-prices";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { listCommonComments, toListedRate } from "@/lib/hotels/listed-rate";
import { headRates, type HeadedRate } from "@/lib/hotels/rate-headlines";
import {
  listConditions,
  listSharedPayments,
  resolveRoomChoice,
  toRateName,
} from "@/lib/hotels/room-choice";
import { listRoomTypes, mergeOffers } from "@/lib/hotels/room-types";
import { RateFacts } from "./rate-facts";
import { RateTerms } from "./rate-terms";
import { RoomByRoom, type RateToChoose } from "./room-by-room.client";
import { RoomsSwitch } from "./rooms-switch";
import type { StayView } from "./stay-view";

/** Below this many the number helps; above it it only presses. */
const few = 5;

type Props = {
  /** What each room of the party can be. */ rooms: readonly HotelOffer[][];
  /** No room type fits everybody. */ isOnlyWay: boolean;
  view: StayView;
};

/** Each room chosen by itself, one price and one booking for all. */
export function EachRoom({ rooms: all, isOnlyWay, view }: Props) {
  const t = useTranslations("hotelDetails.roomByRoom");
  const words = useTranslations("hotelDetails.rooms");
  const guests = useTranslations("hotelBooking.guests");
  const boards = useTranslations("hotelTerms.boards");
  const choice = view.choice ?? [];
  const rooms = all.map((offers, position) =>
    listConditions(mergeOffers(offers, view.now), {
      now: view.now,
      kept: choice[position] ?? null,
    }),
  );
  const comments = listCommonComments(rooms.flat());
  const chosen = resolveRoomChoice(rooms, choice);
  return (
    <div className="space-y-4">
      {isOnlyWay ? <Notice title={t("onlyWay")} /> : <RoomsSwitch current="each" view={view} />}
      {rooms.flat().every(({ price }) => !price) && <SignInForPrices logInHref={view.logInHref} />}
      <RoomByRoom
        rooms={rooms.map((offers, position) => ({
          name: guests("room", { number: position + 1 }),
          party: <PartyText rooms={view.party.rooms.slice(position, position + 1)} />,
          types: listRoomTypes(offers).map(({ room, offers: rates }, index) => ({
            id: toTypeId(position, index),
            name: room.name,
            facts: <TypeFacts room={room} id={toTypeId(position, index)} />,
            rates: headRates(rates, view.now).map((rate): RateToChoose => ({
              id: rate.offer.id,
              room: { code: room.code, name: room.name },
              payment: rate.offer.payment,
              roomsLeft: rate.offer.roomsLeft,
              total: rate.offer.price?.total ?? null,
              words: <RateWords rate={rate} />,
              board: boards(rate.offer.board),
              terms: <RateTerms offer={toListedRate(rate, comments).offer} view={view} />,
            })),
          })),
        }))}
        initial={chosen.map(({ id }) => id)}
        replaced={chosen.map(
          ({ id }, position) => Boolean(choice[position]) && id !== choice[position],
        )}
        payments={listSharedPayments(rooms)}
        view={{
          hotelId: view.hotelId,
          party: view.party,
          nights: view.nights,
          prefix: view.prefix,
          here: view.here,
          logInHref: view.logInHref,
          contact: { email: view.contact.email },
        }}
      />
      <CommentsNotice title={words("comments")} comments={comments} />
    </div>
  );
}

/** Of a room type's name, which distinguishes its rates from another type's. */
const toTypeId = (position: number, index: number): string =>
  `${toRateName(position)}-type${index + 1}`;

/** What a room type is like, in the height of two lines. */
function TypeFacts({ room, id }: { room: HotelOffer["room"]; id: string }) {
  const t = useTranslations("hotelDetails.rooms");
  return (
    <div className="flex items-center gap-4 p-4 pb-2">
      <Picture
        src={room.picture}
        alt=""
        width={960}
        height={640}
        sizes="96px"
        className="aspect-3/2 w-24 shrink-0 rounded-control object-cover max-sm:w-20"
      />
      <div className="min-w-0 text-sm text-ink-soft">
        <h3 id={id} className="text-base font-semibold text-ink">
          {room.name}
        </h3>
        <p>
          <BedText beds={room.beds} /> · {t("sleeps", { count: room.maximumGuests })}
        </p>
        {room.isAccessible && <p className="font-semibold text-success">{t("accessible")}</p>}
      </div>
    </div>
  );
}

/** What sets a rate apart from others of its room, then the rest of it. */
function RateWords({ rate: { offer, headline, rest } }: { rate: HeadedRate }) {
  const t = useTranslations("hotelDetails.rates");
  const { roomsLeft } = offer;
  return (
    <>
      <span className="block font-semibold">
        <RateFacts facts={headline} offer={offer} />
      </span>
      {rest.length > 0 && (
        <span className="block text-ink-soft">
          <RateFacts facts={rest} offer={offer} />
        </span>
      )}
      {roomsLeft !== null && roomsLeft <= few && (
        <span className="block font-semibold text-warning">
          {t("remaining", { count: roomsLeft })}
        </span>
      )}
    </>
  );
}
