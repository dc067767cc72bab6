"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toServerText } from "@/lib/api/to-server-text";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { dealsQuery } from "@/lib/queries/deals";
import { getQueryClient } from "@/lib/queries/query-client";
import { DealList } from "./deal-list.client";
import { DealSkeletons } from "./deal-skeletons";
import { FailedDeals } from "./failed-deals.client";

/** Deals that the browser loads itself. Loaded on first use: the first view has the server's. */
export function FetchedDeals({ search }: { search: DealSearch }) {
  const t = useTranslations("deals");
  const query = useQuery(dealsQuery(search), getQueryClient());
  if (query.isFetching && !query.data) return <DealSkeletons label={t("loading")} />;
  if (!query.data)
    return <FailedDeals message={toServerText(query.error)} onRetry={() => void query.refetch()} />;
  return <DealList deals={query.data} service={search.service} />;
}
