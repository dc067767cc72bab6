"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import type { Deal } from "@/lib/api/contract/to-deal";
import type { DealFailure } from "@/lib/deals/deal-failure";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { useHasScript } from "@/lib/device/use-has-script";
import { DealList } from "./deal-list.client";
import { DealSkeletons } from "./deal-skeletons";
import { FailedDeals } from "./failed-deals.client";

function Loading() {
  const t = useTranslations("deals");
  return <DealSkeletons label={t("loading")} />;
}

const FetchedDeals = lazy(() =>
  import("./fetched-deals.client").then((module) => ({ default: module.FetchedDeals })),
);

type Props = { search: DealSearch; initial: Deal[] | DealFailure | null };

/**
 * One tab's deals: loading, failed, empty or a carousel. The server's list is used first if it had
 * one; its failure isn't retried automatically.
 */
export function DealPanel({ search, initial }: Props) {
  const [isAsked, setAsked] = useState(false);
  const hasScript = useHasScript();
  if (Array.isArray(initial)) return <DealList deals={initial} service={search.service} />;
  if (initial && !isAsked)
    return <FailedDeals message={initial.failed} onRetry={() => setAsked(true)} />;
  if (!hasScript) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <FetchedDeals search={search} />
    </Suspense>
  );
}
