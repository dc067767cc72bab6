import { Accessibility, BedDouble, ChevronDown, Maximize, Users } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { BedText } from "@/components/site/hotels/bed-text";
import { Picture } from "@/components/ui/picture";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { RateList } from "./rate-list";
import type { StayView } from "./stay-view";

const icon = { "aria-hidden": true, className: "size-4 shrink-0 text-ink-soft" } as const;
/**
 * So many of a room's rates are there at once, the cheapest first; of the others there can be many.
 */
const first = 3;
const fact = "flex items-center gap-2";

type Props = {
  room: HotelOffer["room"];
  rates: readonly HotelOffer[];
  /** Comments that stand above all rates already. */ shownComments: readonly string[];
  dealId: string | null;
  view: StayView;
};

/** One room type: what it is like on one side, what it can be had for on the other. */
export function RoomCard({ room, rates, shownComments, dealId, view }: Props) {
  const t = useTranslations("hotelDetails.rooms");
  const format = useFormatter();
  const others = rates.slice(first);
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="md:border-e md:border-line">
        <Picture
          src={room.picture}
          alt=""
          width={960}
          height={640}
          sizes="(min-width: 768px) 272px, 100vw"
          className="aspect-3/2 w-full object-cover max-md:aspect-2/1"
        />
        <div className="space-y-2 p-4 text-sm">
          <h3 className="text-base font-semibold">{room.name}</h3>
          <ul className="space-y-1.5 text-ink-soft">
            <li className={fact}>
              <BedDouble {...icon} />
              <BedText beds={room.beds} />
            </li>
            {room.sizeSquareMetres !== null && (
              <li className={fact}>
                <Maximize {...icon} />
                {t("size", { size: format.number(room.sizeSquareMetres) })}
              </li>
            )}
            <li className={fact}>
              <Users {...icon} />
              {t("sleeps", { count: room.maximumGuests })}
            </li>
            {room.isAccessible && (
              <li className={`${fact} font-semibold text-success`}>
                <Accessibility {...icon} className="size-4 shrink-0" />
                {t("accessible")}
              </li>
            )}
          </ul>
          {room.features.length > 0 && (
            <p className="text-ink-soft">{format.list(room.features, { type: "unit" })}</p>
          )}
        </div>
      </div>
      <div className="max-md:border-t max-md:border-line">
        <RateList
          offers={rates.slice(0, first)}
          shownComments={shownComments}
          dealId={dealId}
          view={view}
        />
        {others.length > 0 && (
          <details
            open={others.some(({ id }) => id === dealId)}
            className="group border-t border-line"
          >
            <summary className="flex min-h-13 items-center justify-center gap-2 font-semibold text-brand-ink group-open:hidden hover:bg-brand-tint">
              {t("more", { count: others.length })}
              <ChevronDown aria-hidden className="size-4" />
            </summary>
            <RateList offers={others} shownComments={shownComments} dealId={dealId} view={view} />
          </details>
        )}
      </div>
    </article>
  );
}
