"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { toPaymentUrl } from "@/lib/checkout/to-payment-url";
import { startPaymentMutation } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

const isEnded = (error: unknown) => error instanceof ApiError && error.code === "hold_expired";

/** Leads to the page to pay on: the same payment while that is open, else a new one. */
export function PayAgain({ access, label }: { access: BookingAccess; label: string }) {
  const t = useTranslations("confirmation");
  const router = useRouter();
  const { mutate, isPending, isSuccess, error } = useMutation(
    startPaymentMutation(),
    getQueryClient(),
  );
  const pay = () =>
    mutate(access, {
      onSuccess: ({ redirectUrl }) => {
        const url = redirectUrl && toPaymentUrl(redirectUrl);
        if (url) location.assign(url);
        else router.refresh();
      },
      onError: (refused) => isEnded(refused) && router.refresh(),
    });
  return (
    <div className="space-y-3">
      <Button size="large" isLoading={isPending || isSuccess} onClick={pay}>
        {label}
      </Button>
      {error && (
        <Notice tone="error">
          <p>{t(isEnded(error) ? "holdEnded" : "payFailed")}</p>
        </Notice>
      )}
    </div>
  );
}
