"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Notice } from "@/components/ui/notice";
import type { SandboxCheckout } from "@/lib/api/contract/payments";
import { ApiError } from "@/lib/api/errors";
import { answerSandboxChallengeMutation, paySandboxCheckoutMutation } from "@/lib/queries/payments";
import { getQueryClient } from "@/lib/queries/query-client";
import { CardForm } from "./card-form.client";
import { Challenge } from "./challenge.client";
import { Outcome, type PaymentOutcome } from "./outcome.client";

/** No response, or a malformed one, is not a failure: the payment may have been made. */
const isUnknown = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const ended: readonly string[] = ["succeeded", "processing", "expired"] satisfies PaymentOutcome[];
const isEnded = (state: SandboxCheckout["state"]): state is Exclude<PaymentOutcome, "unknown"> =>
  ended.includes(state);

type Props = { checkout: SandboxCheckout; agencyName: string };

/** From the card to the booking: each step is stored on the server before it shows. */
export function PaymentSteps({ checkout: initial, agencyName }: Props) {
  const t = useTranslations("sandboxPayment");
  const [{ id, state, money, successPath, cancelPath }, setCheckout] = useState(initial);
  const take = (checkout: SandboxCheckout) => {
    setCheckout(checkout);
    // A full page load: the next page has its own headers. Replaced, so that Back doesn't return to
    // a finished payment.
    if (checkout.state === "succeeded" || checkout.state === "processing")
      location.replace(checkout.successPath);
  };
  const payment = useMutation(
    { ...paySandboxCheckoutMutation(), onSuccess: take },
    getQueryClient(),
  );
  const challenge = useMutation(
    { ...answerSandboxChallengeMutation(), onSuccess: take },
    getQueryClient(),
  );

  const problem = challenge.error ?? payment.error;
  if (isUnknown(problem)) return <Outcome outcome="unknown" href={successPath} />;
  if (isEnded(state))
    return (
      <Outcome key={state} outcome={state} href={state === "expired" ? cancelPath : successPath} />
    );
  const isDeclined = state === "declined" && !payment.isPending;
  const refusal = problem ? "failed" : isDeclined ? "declined" : null;
  return (
    <>
      {state === "challenge" ? (
        <Challenge
          money={money}
          agencyName={agencyName}
          answering={challenge.isPending ? challenge.variables.isApproved : null}
          onAnswer={(isApproved) => challenge.mutate({ id, isApproved })}
        />
      ) : (
        <>
          <OutcomeRegion isAnswer outcome={refusal} className="rounded-control not-empty:mb-5">
            {refusal === "failed" && (
              <Notice tone="error">
                <p>{t("failed")}</p>
              </Notice>
            )}
            {refusal === "declined" && (
              <Notice tone="error" title={t("declined.title")}>
                <p>{t("declined.text")}</p>
              </Notice>
            )}
          </OutcomeRegion>
          <CardForm
            money={money}
            isPaying={payment.isPending}
            onPay={(card) => payment.mutate({ id, card })}
          />
        </>
      )}
      <p className="mt-5 text-center">
        <a
          href={cancelPath}
          className="inline-flex min-h-11 items-center font-medium text-brand-ink underline-offset-4 hover:underline"
        >
          {t("cancel")}
        </a>
      </p>
    </>
  );
}
