"use client";

import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { Quote } from "@/lib/api/contract/quotes";
import { moneyInText } from "@/lib/money/money-in-text";

type Props = { replaces: NonNullable<Quote["replaces"]> };

/** Which booking this one takes the place of, and what that gives back. */
export function ReplacedBooking({ replaces: { reference, paid, refund } }: Props) {
  const t = useTranslations("checkout.replaces");
  const locale = useLocale();
  return (
    <Notice title={t("title", { reference })}>
      <p>
        {paid.amount > 0
          ? t("text", {
              reference,
              refund: moneyInText(refund, locale),
              paid: moneyInText(paid, locale),
            })
          : t("textWithout", { reference })}
      </p>
    </Notice>
  );
}
