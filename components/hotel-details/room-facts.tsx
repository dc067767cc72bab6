import { useFormatter, useTranslations } from "next-intl";
import { BedText } from "@/components/site/hotels/bed-text";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { HotelOffer } from "@/lib/api/contract/hotels";

const icon = { className: "size-4 shrink-0 text-ink-soft" } as const;
const fact = "flex items-center gap-2";

/** What a room type is like. Small on a phone: its rates are what to choose from. */
export function RoomFacts({ room }: { room: HotelOffer["room"] }) {
  const t = useTranslations("hotelDetails.rooms");
  const format = useFormatter();
  return (
    <div className="max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-4 max-md:px-4 max-md:py-3">
      <Picture
        src={room.picture}
        alt=""
        width={960}
        height={640}
        sizes="(min-width: 768px) 272px, 88px"
        className="w-full object-cover max-md:aspect-square max-md:rounded-control md:aspect-3/2"
      />
      <div className="space-y-2 text-sm md:p-4">
        <h3 className="text-base font-semibold">{room.name}</h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-ink-soft md:flex-col">
          <li className={fact}>
            <Icon name="bed-double" {...icon} />
            <BedText beds={room.beds} />
          </li>
          {room.sizeSquareMetres !== null && (
            <li className={fact}>
              <Icon name="maximize" {...icon} />
              {t("size", { size: format.number(room.sizeSquareMetres) })}
            </li>
          )}
          <li className={fact}>
            <Icon name="users" {...icon} />
            {t("sleeps", { count: room.maximumGuests })}
          </li>
          {room.isAccessible && (
            <li className={`${fact} font-semibold text-success`}>
              <Icon name="accessibility" {...icon} className="size-4 shrink-0" />
              {t("accessible")}
            </li>
          )}
        </ul>
        {room.features.length > 0 && (
          <p className="text-ink-soft">{format.list(room.features, { type: "unit" })}</p>
        )}
      </div>
    </div>
  );
}
