"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Deal } from "@/lib/api/contract/to-deal";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { dealsQuery } from "@/lib/queries/deals";
import { Button } from "@/components/ui/button";
import { DealCarousel } from "./deal-carousel.client";
import { DealSkeletons } from "./deal-skeletons";
import { EmptyDeals } from "./empty-deals.client";

function FailedDeals({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("deals.failed");
  return (
    <div role="alert" className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <h3 className="text-heading font-semibold text-ink">{t("title")}</h3>
      <p className="max-w-prose text-ink-soft">{t("text")}</p>
      <Button look="secondary" onClick={onRetry}>
        {t("action")}
      </Button>
    </div>
  );
}

/** One tab's deals: loading, failed, empty or a carousel. The server's list is the first answer where it had one; its failure isn't asked again unasked. */
export function DealPanel({ search, initial }: { search: DealSearch; initial: Deal[] | "failed" | null }) {
  const t = useTranslations("deals");
  const query = useQuery({ ...dealsQuery(search), enabled: initial !== "failed", ...(Array.isArray(initial) ? { initialData: initial } : {}) });
  if (query.isFetching && !query.data) return <DealSkeletons label={t("loading")} />;
  if (!query.data) return <FailedDeals onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <EmptyDeals service={search.service} />;
  return <DealCarousel deals={query.data} label={t(`services.${search.service}`)} />;
}
