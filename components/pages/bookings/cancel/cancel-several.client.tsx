"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cancelBooking } from "@/lib/api/browser/bookings";
import { ApiError } from "@/lib/api/errors";
import {
  cancellationProblems,
  type CancellationProblem,
} from "@/lib/api/contract/cancelled-together";
import {
  toCancellationPageQuery,
  toCancellationsField,
  type Cancellation,
} from "@/lib/agency-bookings/cancellation-address";
import { paths } from "@/lib/paths";

type Props = {
  /** Where the form is posted, with the language. */ action: string;
  cancellations: readonly Cancellation[];
  /** The list's query, to come back to. */ list: string;
  /** Of the language. */ prefix: string;
  keepHref: string;
};

/** Under way at the same time: suppliers take their time. */
const atOnce = 3;

function toProblem(error: unknown): CancellationProblem {
  if (!(error instanceof ApiError)) return "no_answer";
  if (error.status === 429) return "too_often";
  return cancellationProblems.find((problem) => problem === error.code) ?? "no_answer";
}

/**
 * One yes to all of them: a plain form, whose answer is a page. With scripts each is cancelled for
 * itself, which is shown as it goes on.
 */
export function CancelSeveral({ action, cancellations, list, prefix, keepHref }: Props) {
  const t = useTranslations("agencyBookings.cancelling");
  const router = useRouter();
  const [done, setDone] = useState<number | null>(null);
  const count = cancellations.length;
  const cancelAll = async () => {
    const problems = new Map<string, CancellationProblem>();
    const waiting = [...cancellations];
    const cancelNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (!next) return;
      await cancelBooking(next).catch((error: unknown) =>
        problems.set(next.reference, toProblem(error)),
      );
      setDone((before) => (before ?? 0) + 1);
      await cancelNext();
    };
    await Promise.all(Array.from({ length: atOnce }, cancelNext));
    const references = cancellations.map(({ reference }) => reference);
    const query = toCancellationPageQuery({ references, isSent: true, problems, list });
    router.push(`${prefix}${paths.bookingsCancel(query)}`);
  };
  const isRunning = done !== null;
  return (
    <form
      method="post"
      action={action}
      className="mt-5 space-y-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) return;
        setDone(0);
        void cancelAll();
      }}
    >
      <input type="hidden" name="cancellations" value={toCancellationsField(cancellations)} />
      <input type="hidden" name="list" value={list} />
      {isRunning && (
        <div className="space-y-2">
          <p role="status" className="text-sm font-semibold">
            {t("running")}
          </p>
          <progress
            aria-label={t("progress", { done, count })}
            value={done}
            max={count}
            className="h-2 w-full accent-brand-ink"
          />
          <p aria-hidden className="text-sm text-ink-soft tabular-nums">
            {t("progress", { done, count })}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" isLoading={isRunning} className="grow sm:grow-0">
          {t("confirm", { count })}
        </Button>
        {!isRunning && (
          <a
            href={keepHref}
            className={buttonClass({ look: "secondary", className: "grow sm:grow-0" })}
          >
            {t("keep")}
          </a>
        )}
      </div>
    </form>
  );
}
