"use client";

import { useTranslations } from "next-intl";
import type { DealServiceId } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";
import { ButtonLink } from "@/components/ui/button-link";
import { useDealsView } from "./deals-view.client";

/** Says why there is nothing and links to the booking path. */
export function EmptyDeals({ service }: { service: DealServiceId }) {
  const t = useTranslations("deals.empty");
  const { prefix } = useDealsView();
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <img src="/assets/empty/deals.svg" alt="" width={160} height={120} loading="lazy" />
      <h3 className="text-heading font-semibold text-ink">{t("title")}</h3>
      <p className="max-w-prose text-ink-soft">{t("text")}</p>
      <ButtonLink href={`${prefix}${paths.book(service)}`}>{t("action")}</ButtonLink>
    </div>
  );
}
