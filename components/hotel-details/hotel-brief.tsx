import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Hotel } from "@/lib/api/contract/hotels";

/** Of each kind as many as fit into a line or two. */
const few = { nearby: 2, amenities: 5 };

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon name={icon} className="mt-1 size-4 shrink-0 text-ink-soft" />
    <span className="min-w-0">{children}</span>
  </li>
);

/** What most guests look for before they look at rates; all of it is said further down. */
export function HotelBrief({ hotel: { amenities, nearby, checkIn, checkOut } }: { hotel: Hotel }) {
  const t = useTranslations("hotelDetails");
  const terms = useTranslations("hotelTerms");
  const format = useFormatter();
  const list = (parts: readonly string[]) => format.list(parts, { type: "unit" });
  const times = [
    `${terms("stay.checkIn")} ${terms("stay.from", { time: checkIn.from })}`,
    `${terms("stay.checkOut")} ${terms("stay.until", { time: checkOut.until })}`,
  ];
  const places = nearby
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, few.nearby)
    .map(({ kind, name, distance }) => {
      const km = t("location.distance", {
        distance: format.number(distance, { maximumFractionDigits: 1 }),
      });
      return kind === "center" ? `${t("location.nearby.center")} ${km}` : `${name} ${km}`;
    });
  return (
    <ul className="space-y-1.5">
      {places.length > 0 && (
        <Line icon="map-pin">
          <a href="#location" className="underline underline-offset-2 hover:text-brand-ink">
            {list(places)}
          </a>
        </Line>
      )}
      {amenities.length > 0 && (
        <Line icon="check">
          {list(amenities.slice(0, few.amenities).map((each) => terms(`amenities.${each}`)))}
        </Line>
      )}
      <Line icon="clock">{list(times)}</Line>
    </ul>
  );
}
