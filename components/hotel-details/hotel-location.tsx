import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Hotel } from "@/lib/api/contract/hotels";
import { toMapUrl } from "@/lib/maps/to-map-url";

const icons = {
  center: "building-2",
  airport: "plane",
  beach: "umbrella",
  station: "train-front",
} as const;

/** Where it is and how far from what; `map` is drawn without anybody else's server. */
export function HotelLocation({ hotel, map }: { hotel: Hotel; map: ReactNode }) {
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
          <a
            href={toMapUrl(hotel)}
            rel="noopener"
            target="_blank"
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t("map")}
          </a>
        </p>
      </div>
    </div>
  );
}
