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

/** What the house has. */
export function AmenityList({ amenities }: { amenities: readonly HotelAmenity[] }) {
  const t = useTranslations("hotelTerms");
  return (
    <ul className="amenity-list">
      {amenities.map((amenity) => {
        const icon = icons[amenity];
        return (
          <li key={amenity}>
            <Icon name={icon} />
            {t(`amenities.${amenity}`)}
          </li>
        );
      })}
    </ul>
  );
}
