import {
  AirVent,
  Bus,
  Car,
  ChefHat,
  Dumbbell,
  Flower2,
  Martini,
  PawPrint,
  PlugZap,
  Umbrella,
  Users,
  Utensils,
  WashingMachine,
  Waves,
  Wifi,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { HotelAmenity } from "@/lib/api/contract/hotel-terms";

const icons: Record<HotelAmenity, typeof Wifi> = {
  wifi: Wifi,
  pool: Waves,
  spa: Flower2,
  gym: Dumbbell,
  parking: Car,
  airConditioning: AirVent,
  restaurant: Utensils,
  bar: Martini,
  petsAllowed: PawPrint,
  familyRooms: Users,
  airportShuttle: Bus,
  beachfront: Umbrella,
  evCharging: PlugZap,
  kitchen: ChefHat,
  laundry: WashingMachine,
};

/** What the house has. `atMost` cuts a list short where there is little room. */
export function AmenityList({
  amenities,
  atMost,
  className,
}: {
  amenities: readonly HotelAmenity[];
  atMost?: number;
  className?: string;
}) {
  const t = useTranslations("hotelTerms");
  return (
    <ul className={className ?? "grid gap-x-6 gap-y-2 sm:grid-cols-2"}>
      {amenities.slice(0, atMost).map((amenity) => {
        const Icon = icons[amenity];
        return (
          <li key={amenity} className="flex items-center gap-2.5">
            <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
            {t(`amenities.${amenity}`)}
          </li>
        );
      })}
    </ul>
  );
}
