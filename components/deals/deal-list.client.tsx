"use client";

import { useTranslations } from "next-intl";
import type { DealServiceId } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { DealCarousel } from "./deal-carousel.client";
import { EmptyDeals } from "./empty-deals.client";

export function DealList({ deals, service }: { deals: readonly Deal[]; service: DealServiceId }) {
  const t = useTranslations("deals");
  return deals.length === 0 ? (
    <EmptyDeals service={service} />
  ) : (
    <DealCarousel deals={deals} label={t(`services.${service}`)} />
  );
}
