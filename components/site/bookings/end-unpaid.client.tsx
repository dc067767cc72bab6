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
  /** What it is so far: a request that the supplier hasn't answered, or a hold. */
  of: "request" | "hold";
  /** Of the booking. */ currency: string;
};

const kinds = {
  request: { texts: "withdraw", means: { isRequest: true } },
  hold: { texts: "giveBack", means: { isUnpaid: true } },
} as const;

/** Withdraws a request, or gives back what is held: nothing was paid, so it costs nothing. */
export function EndUnpaid({ which, of, currency }: Props) {
  const { texts, means } = kinds[of];
  const t = useTranslations(`trips.${texts}`);
  const shared = useTranslations("trips.cancel");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const { mutate, error, isPending } = useMutation(
    { ...cancelBookingMutation(), retry: false },
    getQueryClient(),
  );
  const end = () =>
    mutate(
      { ...which, expectedRefund: { amount: 0, currency }, ...means },
      {
        onSuccess: ({ booking }) => {
          // Paid while the gateway's page was being closed.
          const isLate = of === "hold" && booking.failure === null;
          setSaid(t(booking.state === "failed" ? "done" : isLate ? "late" : "requested"));
          setOpen(false);
          router.refresh();
        },
      },
    );
  return (
    <>
      <Button look={of === "hold" ? "secondary" : "danger"} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <p role="status" className="text-sm empty:hidden">
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
            <Button look="danger" onClick={end} isLoading={isPending}>
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
    // It was answered, or paid, since this page was loaded.
    if (code === "not_cancellable" || code === "refund_changed") return t("late");
    return problem.message;
  }
}
