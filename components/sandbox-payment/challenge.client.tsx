"use client";

import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Money } from "@/lib/money/money";
import { StepHeading } from "./step-heading.client";

type Props = {
  money: Money;
  agencyName: string;
  /** The answer being sent; null if none is. */ answering: boolean | null;
  onAnswer: (isApproved: boolean) => void;
};

/** A bank's 3-D Secure challenge: whether this payment is intended. */
export function Challenge({ money, agencyName, answering, onAnswer }: Props) {
  const t = useTranslations("sandboxPayment.challenge");
  return (
    <>
      <StepHeading
        icon={<Icon name="shield-check" className="size-7" />}
        title={t("title")}
        text={t.rich("text", {
          agency: () => <bdi className="font-semibold text-ink">{agencyName}</bdi>,
          amount: () => (
            <strong className="font-semibold text-ink">
              <ExactMoney money={money} />
            </strong>
          ),
        })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="large"
          isLoading={answering === true}
          disabled={answering === false}
          onClick={() => onAnswer(true)}
        >
          {t("approve")}
        </Button>
        <Button
          size="large"
          look="secondary"
          isLoading={answering === false}
          disabled={answering === true}
          onClick={() => onAnswer(false)}
        >
          {t("decline")}
        </Button>
      </div>
    </>
  );
}
