import { useTranslations, useFormatter } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import type { ReactNode } from "react";
import { AccessibilityList } from "@/components/site/hotels/accessibility-list";
import { AmenityList } from "@/components/site/hotels/amenity-list";
import type { Hotel } from "@/lib/api/contract/hotels";
import { PageSection } from "@/components/site/page-section";
import { Icon } from "@/components/ui/icon";
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

type Props = { icon: ReactNode; label: string; children: ReactNode };

const Fact = ({ icon, label, children }: Props) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
    <dt className="col-start-2 text-sm text-ink-soft">{label}</dt>
    <dd className="col-start-2 font-semibold">{children}</dd>
    <dd aria-hidden className="col-start-1 row-span-2 row-start-1">
      {icon}
    </dd>
  </div>
);
const look = { className: "size-5 shrink-0 text-ink-soft" } as const;

/**
 * From and until when guests come and go, on the property's own clock, and whom to call on the way.
 */
function HotelTimes({ hotel: { checkIn, checkOut, phone } }: { hotel: Hotel }) {
  const t = useTranslations("hotelDetails.facts");
  const terms = useTranslations("hotelTerms.stay");
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Fact icon={<Icon name="log-in" {...look} />} label={terms("checkIn")}>
          {checkIn.until
            ? terms("between", { from: checkIn.from, until: checkIn.until })
            : terms("from", { time: checkIn.from })}
        </Fact>
        <Fact icon={<Icon name="log-out" {...look} />} label={terms("checkOut")}>
          {terms("until", { time: checkOut.until })}
        </Fact>
        {phone && (
          <Fact icon={<Icon name="phone" {...look} />} label={t("phone")}>
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
        <ul className="mt-3 divide-y divide-line">
          {nearby.map(({ kind, name, distance }) => {
            const icon = icons[kind];
            return (
              <li key={`${kind} ${name}`} className="flex items-center gap-3 py-2.5">
                <Icon name={icon} className="size-5 shrink-0 text-ink-soft" />
                <span className="min-w-0 flex-1">
                  <span className="block text-sm text-ink-soft">{t(`nearby.${kind}`)}</span>
                  {name}
                </span>
                <span className="shrink-0 tabular-nums">
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
