"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { pendingOrderQuery } from "@/lib/queries/pending-orders";
import { getQueryClient } from "@/lib/queries/query-client";
import { QuoteClock } from "@/components/site/quote-clock.client";

type Props = Pick<PendingOrder, "id" | "state" | "expiresAt"> & {
  serverNow: string;
  /** The one thing to do here, also after a wrong code. */ focusId: string | null;
};

const lookAgainMs = 4_000;

/**
 * How long code and price are good, and a look whether the mail's link was opened elsewhere: then
 * the page is drawn anew.
 */
export function OrderWatch({ id, state, expiresAt, serverNow, focusId }: Props) {
  const t = useTranslations("checkout.confirmOrder");
  const router = useRouter();
  const { data } = useQuery(
    { ...pendingOrderQuery(id), refetchInterval: lookAgainMs },
    getQueryClient(),
  );
  const found = data?.state;
  useEffect(() => {
    if (found !== undefined && found !== state) router.refresh();
  }, [found, state, router]);
  useEffect(() => {
    if (focusId) document.getElementById(focusId)?.focus();
  }, [focusId]);
  return (
    <div className="mb-6">
      <QuoteClock
        key={expiresAt}
        label={t("clock")}
        expiresAt={expiresAt}
        serverNow={serverNow}
        onEnd={() => router.refresh()}
      />
    </div>
  );
}
