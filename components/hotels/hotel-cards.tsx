import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientTexts } from "@/components/site/client-texts";
import { usePartyText } from "@/components/site/hotels/party-text";
import { daysBetween } from "@/lib/dates/calendar-date";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-results";
import { HotelCardsProvider, type HotelCardsView } from "./hotel-cards-view.client";

type Props = Omit<HotelCardsView, "stayText" | "nights"> & {
  search: Pick<HotelSearchQuery, "stay" | "rooms">;
  children: ReactNode;
};

/** Around a list of `HotelCard`: what they have in common, and the texts they need. */
export function HotelCards({ search: { stay, rooms }, children, ...view }: Props) {
  const t = useTranslations("hotels.card");
  const nights = daysBetween(stay.start, stay.end);
  const party = usePartyText(rooms);
  const stayText = [
    t("nights", { count: nights }),
    party,
    ...(rooms.length === 1 ? [t("rooms", { count: 1 })] : []),
  ].join(" · ");
  return (
    <ClientTexts
      namespaces={[
        "hotels.card",
        "hotelTerms.boards",
        "hotelTerms.class",
        "hotelTerms.score",
        "saving",
        "comparing",
        "money",
      ]}
    >
      <HotelCardsProvider value={{ ...view, stayText, nights }}>{children}</HotelCardsProvider>
    </ClientTexts>
  );
}
