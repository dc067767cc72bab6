import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { Icon } from "@/components/ui/icon";
import { moneyInText } from "@/lib/money/money-in-text";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";

type Props = {
  /** Of the change. */ id: string;
  /** All that was paid; null for nothing. */ paid: Money | null;
  /** Which booking it is and where to go back to. */ fields: ReactNode;
};

/**
 * Accepts what the supplier has changed, or asks for everything back, which is folded away and says
 * first what it does. The refreshed page shows the outcome.
 */
export function AnswerChange({ id, paid, fields }: Props) {
  const t = useTranslations("trips.supplierChange");
  const cancel = useTranslations("trips.cancel");
  const locale = useLocale();
  const amount = paid && moneyInText(paid, locale);
  return (
    <PlainForm action={paths.bookingForm()} failed={t("failed")} className="space-y-4">
      {fields}
      <input type="hidden" name="change" value={id} />
      <SubmitButton name="answer" value="accept" size="large" className="max-md:w-full">
        {t("accept")}
      </SubmitButton>
      <details className="group border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
          {t("refund")}
          <Icon
            name="chevron-down"
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="space-y-4 pt-2 pb-1">
          <p>{amount ? t("refundText", { amount }) : t("refundTextWithout")}</p>
          <SubmitButton name="answer" value="refund" look="danger" className="max-md:w-full">
            {amount ? cancel("confirm", { refund: amount }) : cancel("open")}
          </SubmitButton>
        </div>
      </details>
    </PlainForm>
  );
}
