import { useTranslations } from "next-intl";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { Notice } from "@/components/ui/notice";
import { groupByRoom } from "@/lib/hotels/group-by-room";
import { listCommonComments } from "@/lib/hotels/list-common-comments";
import { RoomCard } from "./room-card";
import type { StayView } from "./stay-view";

/** Room types, each with its rates; `dealId` is the offer a deal's card has led to. */
export function RoomList({
  offers,
  dealId,
  view,
}: {
  offers: readonly HotelOffer[];
  dealId: string | null;
  view: StayView;
}) {
  const t = useTranslations("hotelDetails.rooms");
  const types = groupByRoom(offers);
  const comments = listCommonComments(offers);
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t("count", { rooms: types.length, rates: offers.length })}
      </p>
      {comments.length > 0 && (
        <Notice title={t("comments")}>
          <ul className="list-disc space-y-1 ps-4">
            {comments.map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="space-y-6">
        {types.map(({ room, offers: rates }) => (
          <li key={room.code}>
            <RoomCard
              room={room}
              rates={rates}
              shownComments={comments}
              dealId={dealId}
              view={view}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
