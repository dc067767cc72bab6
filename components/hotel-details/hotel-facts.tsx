import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccessibilityList } from "@/components/site/hotels/accessibility-list";
import { AmenityList } from "@/components/site/hotels/amenity-list";
import type { Hotel } from "@/lib/api/contract/hotels";
import { HotelLocation } from "./hotel-location";
import { PageSection } from "@/components/site/page-section";
import { HotelTimes } from "./hotel-times";

/** What a hotel is, for any dates. */
export function HotelFacts({ hotel, map }: { hotel: Hotel; map: ReactNode }) {
  const t = useTranslations("hotelDetails.facts");
  return (
    <div className="space-y-10">
      <PageSection id="about-hotel" title={t("about")}>
        <p className="max-w-prose">{hotel.description}</p>
      </PageSection>
      <PageSection id="location" title={t("location")}>
        <HotelLocation hotel={hotel} map={map} />
      </PageSection>
      {hotel.amenities.length > 0 && (
        <PageSection id="amenities" title={t("amenities")}>
          <AmenityList
            amenities={hotel.amenities}
            className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3"
          />
        </PageSection>
      )}
      {hotel.accessibility.length > 0 && (
        <PageSection id="accessibility" title={t("accessibility")}>
          <AccessibilityList accessibility={hotel.accessibility} />
          <p className="mt-3 max-w-prose text-sm text-ink-soft">{t("accessibilityHint")}</p>
        </PageSection>
      )}
      <PageSection id="times" title={t("times")}>
        <HotelTimes hotel={hotel} />
      </PageSection>
    </div>
  );
}
