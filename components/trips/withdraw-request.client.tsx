"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { Notice } from "@/components/ui/notice";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import { cancelBookingMutation } from "@/lib/queries/bookings";
import { getQueryClient } from "@/lib/queries/query-client";

type Props = {
  which: BookingAccess;
  /** Of the booking. */ currency: string;
};

/** Withdraws a request that the supplier hasn't answered: nothing was paid, so it costs nothing. */
export function WithdrawRequest({ which, currency }: Props) {
  const t = useTranslations("trips.withdraw");
  const shared = useTranslations("trips.cancel");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const { mutate, error, isPending } = useMutation(
    { ...cancelBookingMutation(), retry: false },
    getQueryClient(),
  );
  const withdraw = () =>
    mutate(
      { ...which, expectedRefund: { amount: 0, currency }, isRequest: true },
      {
        onSuccess: ({ booking }) => {
          setSaid(t(booking.state === "failed" ? "done" : "requested"));
          setOpen(false);
          router.refresh();
        },
      },
    );
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("title")}
        closeLabel={shared("close")}
      >
        <div className="mt-5 space-y-5">
          <p>{t("text")}</p>
          {error && (
            <Notice tone="error">
              <p>{toText(error)}</p>
            </Notice>
          )}
          <div className="grid gap-3">
            <Button look="danger" onClick={withdraw} isLoading={isPending}>
              {t("confirm")}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {t("keep")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );

  function toText(problem: Error): string {
    const code = problem instanceof ApiError ? problem.code : "";
    if (code === "unreachable") return shared("unreachable");
    // It was answered since this page was loaded.
    if (code === "not_cancellable" || code === "refund_changed") return t("late");
    return problem.message;
  }
}
