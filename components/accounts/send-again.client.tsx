"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { WorkNotice } from "@/components/site/forms/work-notice.client";
import { toWaitMinutes } from "@/components/site/forms/to-wait-minutes";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api/errors";
import { forgotPasswordMutation, resendVerificationMutation } from "@/lib/queries/account";
import { getQueryClient } from "@/lib/queries/query-client";

type Props = { email: string; kind: "verify" | "reset"; redirect: string | null; label?: string };

/** Resends a mail to a known address. */
export function SendAgain({ email, kind, redirect, label }: Props) {
  const t = useTranslations("accounts.mailSent");
  const forms = useTranslations("forms");
  const { mutate, isPending, isSuccess, error } = useMutation(
    kind === "verify" ? resendVerificationMutation({ redirect }) : forgotPasswordMutation(),
    getQueryClient(),
  );
  const minutes = error instanceof ApiError ? toWaitMinutes(error.retryAfter) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" isLoading={isPending} onClick={() => mutate({ email })}>
        {label ?? t("again")}
      </Button>
      <p role="status" className="text-sm font-semibold">
        {isSuccess && t("sentAgain")}
        {error && (
          <span className="text-danger">
            {minutes === null ? error.message : forms("rateLimitedFor", { minutes })}
          </span>
        )}
      </p>
      <WorkNotice />
    </div>
  );
}
