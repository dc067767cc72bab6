"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Deal } from "@/lib/api/contract/to-deal";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { DealList } from "./deal-list.client";
import { DealSkeletons } from "./deal-skeletons";
import { FailedDeals } from "./failed-deals.client";

function Loading() {
  const t = useTranslations("deals");
  return <DealSkeletons label={t("loading")} />;
}

const FetchedDeals = dynamic(() => import("./fetched-deals.client").then((module) => module.FetchedDeals), { ssr: false, loading: Loading });

/** One tab's deals: loading, failed, empty or a carousel. The server's list is the first answer where it had one; its failure isn't asked again unasked. */
export function DealPanel({ search, initial }: { search: DealSearch; initial: Deal[] | "failed" | null }) {
  const [isAsked, setAsked] = useState(false);
  if (Array.isArray(initial)) return <DealList deals={initial} service={search.service} />;
  if (initial === "failed" && !isAsked) return <FailedDeals onRetry={() => setAsked(true)} />;
  return <FetchedDeals search={search} />;
}
