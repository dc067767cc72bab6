import { useFormatter, useTranslations } from "next-intl";
import type { Room } from "@/lib/api/contract/hotels";

/** "2 rooms, 3 adults, 1 child (age 5)"; the rooms are counted only where there are several. */
export function usePartyText(rooms: readonly Room[]): string {
  const t = useTranslations("hotelTerms.party");
  const format = useFormatter();
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const ages = rooms.flatMap((room) => room.childAges);
  const parts = [
    ...(rooms.length > 1 ? [t("rooms", { count: rooms.length })] : []),
    t("adults", { count: adults }),
    ...(ages.length > 0
      ? [
          t("children", {
            count: ages.length,
            ages: format.list(ages.map(String), { type: "unit" }),
          }),
        ]
      : []),
  ];
  return format.list(parts, { type: "unit" });
}

/** What `usePartyText` says, as an element. */
export const PartyText = ({ rooms }: { rooms: readonly Room[] }) => <>{usePartyText(rooms)}</>;
