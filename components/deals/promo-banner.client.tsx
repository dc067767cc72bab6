"use client";

import { useTranslations } from "next-intl";
import type { DealServiceId, ServiceId } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";
import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { useDealsView } from "./deals-view.client";

/** Services without deals have this instead. */
export function PromoBanner({ service }: { service: Exclude<ServiceId, DealServiceId> }) {
  const t = useTranslations("deals.promo");
  const { prefix, modes } = useDealsView();
  const isBooked = service === "flights" && modes.flights === "online";
  return (
    <div className="relative grid overflow-hidden rounded-card bg-brand-tint shadow-card md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
        <h3 className="text-title font-semibold text-ink">{t(`${service}.title`)}</h3>
        <p className="max-w-prose text-ink-soft">
          {t(isBooked ? "flights.online.text" : `${service}.text`)}
        </p>
        <ButtonLink href={`${prefix}${paths.book(service)}`}>
          {t(isBooked ? "flights.online.action" : `${service}.action`)}
        </ButtonLink>
      </div>
      <div className="min-h-full">
        <Picture
          src={`/assets/promo/${service}-960.webp`}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="aspect-video h-full w-full object-cover"
        />
      </div>
    </div>
  );
}
