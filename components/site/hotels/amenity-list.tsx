import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import type { HotelAmenity } from "@/lib/api/contract/hotel-terms";

const icons: Record<HotelAmenity, IconName> = {
  wifi: "wifi",
  pool: "waves",
  spa: "flower-2",
  gym: "dumbbell",
  parking: "car",
  airConditioning: "air-vent",
  restaurant: "utensils",
  bar: "martini",
  petsAllowed: "paw-print",
  familyRooms: "users",
  airportShuttle: "bus",
  beachfront: "umbrella",
  evCharging: "plug-zap",
  kitchen: "chef-hat",
  laundry: "washing-machine",
};

type Props = { amenities: readonly HotelAmenity[]; atMost?: number; className?: string };

/** What the house has. `atMost` cuts a list short where there is little room. */
export function AmenityList({ amenities, atMost, className }: Props) {
  const t = useTranslations("hotelTerms");
  return (
    <ul className={className ?? "grid gap-x-6 gap-y-2 sm:grid-cols-2"}>
      {amenities.slice(0, atMost).map((amenity) => {
        const icon = icons[amenity];
        return (
          <li key={amenity} className="flex items-center gap-2.5">
            <Icon name={icon} className="size-5 shrink-0 text-ink-soft" />
            {t(`amenities.${amenity}`)}
          </li>
        );
      })}
    </ul>
  );
}
