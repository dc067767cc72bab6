import { getTranslations } from "next-intl/server";
import { ClientTexts } from "@/components/site/client-texts";
import { PlaceMap } from "@/components/site/maps/place-map.client";
import type { Hotel } from "@/lib/api/contract/hotels";
import type { MapView } from "@/lib/maps/map-view";

type Props = { hotel: Hotel; view: Promise<MapView> };

/** Where a hotel is, on the same map as the results. */
export async function HotelMap({ hotel: { name }, view }: Props) {
  const [t, shown] = await Promise.all([getTranslations("hotelDetails"), view]);
  return (
    <ClientTexts namespaces={["resultsMap"]}>
      <PlaceMap label={t("location.mapOf", { name })} view={shown} />
    </ClientTexts>
  );
}
