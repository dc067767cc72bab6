"use client";

import { CircleCheck, CircleHelp, Clock3, TimerOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { StepHeading } from "./step-heading.client";

export type PaymentOutcome = "succeeded" | "processing" | "unknown" | "expired";

const looks = {
  succeeded: { Icon: CircleCheck, tone: "success" },
  processing: { Icon: Clock3, tone: "info" },
  unknown: { Icon: CircleHelp, tone: "warning" },
  expired: { Icon: TimerOff, tone: "warning" },
} as const;

/** The result of the payment, and the only next step. */
export function Outcome({ outcome, href }: { outcome: PaymentOutcome; href: string }) {
  const t = useTranslations("sandboxPayment");
  const { Icon, tone } = looks[outcome];
  return (
    <>
      <StepHeading
        icon={<Icon aria-hidden className="size-7" />}
        tone={tone}
        title={t(`${outcome}.title`)}
        text={t(`${outcome}.text`)}
      />
      <a href={href} className={buttonClass({ size: "large", className: "w-full" })}>
        {outcome === "expired" ? t("back") : t("goOn")}
      </a>
    </>
  );
}
