import { useTranslations, useFormatter } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import type { ReactNode } from "react";
import { AccessibilityList } from "@/components/site/hotels/accessibility-list";
import { AmenityList } from "@/components/site/hotels/amenity-list";
import type { Hotel } from "@/lib/api/contract/hotels";
import { PageSection } from "@/components/site/page-section";
import { Icon, type IconName } from "@/components/ui/icon";
import { toMapUrl } from "@/lib/maps/to-map-url";

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
          <AmenityList amenities={hotel.amenities} />
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

type Props = { icon: IconName; label: string; children: ReactNode };

const Fact = ({ icon, label, children }: Props) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    <dd aria-hidden>
      <Icon name={icon} />
    </dd>
  </div>
);

/**
 * From and until when guests come and go, on the property's own clock, and whom to call on the way.
 */
function HotelTimes({ hotel: { checkIn, checkOut, phone } }: { hotel: Hotel }) {
  const t = useTranslations("hotelDetails.facts");
  const terms = useTranslations("hotelTerms.stay");
  return (
    <>
      <dl className="hotel-times">
        <Fact icon="log-in" label={terms("checkIn")}>
          {checkIn.until
            ? terms("between", { from: checkIn.from, until: checkIn.until })
            : terms("from", { time: checkIn.from })}
        </Fact>
        <Fact icon="log-out" label={terms("checkOut")}>
          {terms("until", { time: checkOut.until })}
        </Fact>
        {phone && (
          <Fact icon="phone" label={t("phone")}>
            <a href={`tel:${phone}`} className="hover:text-brand-ink hover:underline">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t("localTime")}</p>
    </>
  );
}

const icons = {
  center: "building-2",
  airport: "plane",
  beach: "umbrella",
  station: "train-front",
} as const;

/** Where it is and how far from what; `map` is drawn without anybody else's server. */
function HotelLocation({ hotel, map }: { hotel: Hotel; map: ReactNode }) {
  const { address, nearby } = hotel;
  const t = useTranslations("hotelDetails.location");
  const format = useFormatter();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {map}
      <div>
        <p className="font-semibold">{address}</p>
        <ul className="hotel-nearby">
          {nearby.map(({ kind, name, distance }) => {
            const icon = icons[kind];
            return (
              <li key={`${kind} ${name}`}>
                <Icon name={icon} />
                <span>
                  <small>{t(`nearby.${kind}`)}</small>
                  {name}
                </span>
                <span>
                  {t("distance", {
                    distance: format.number(distance, { maximumFractionDigits: 1 }),
                  })}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="mt-3">
          <TextLink
            href={toMapUrl(hotel)}
            rel="noopener"
            target="_blank"
            className="hover:underline"
          >
            {t("map")}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
