"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { StepHeading } from "./step-heading.client";

export type PaymentOutcome = "succeeded" | "processing" | "unknown" | "expired";

const looks = {
  succeeded: { icon: "circle-check", tone: "success" },
  processing: { icon: "clock-3", tone: "info" },
  unknown: { icon: "circle-question-mark", tone: "warning" },
  expired: { icon: "timer-off", tone: "warning" },
} as const;

/** The result of the payment, and the only next step. */
export function Outcome({ outcome, href }: { outcome: PaymentOutcome; href: string }) {
  const t = useTranslations("sandboxPayment");
  const { icon, tone } = looks[outcome];
  return (
    <>
      <StepHeading
        icon={<Icon name={icon} className="size-7" />}
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
