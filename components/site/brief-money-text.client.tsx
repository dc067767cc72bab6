"use client";

import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Money } from "@/lib/money/money";
import { useBriefMoney } from "./use-brief-money";

/** An amount where there is little room, read out in whole; nothing where it can't be converted. */
export function BriefMoneyText({ money }: { money: Money }) {
  const t = useTranslations("money");
  const texts = useBriefMoney()(money);
  if (!texts) return null;
  return (
    <>
      <span aria-hidden>{texts.brief}</span>
      <VisuallyHidden>
        {texts.isConverted && `${t("about")} `}
        {texts.whole}
      </VisuallyHidden>
    </>
  );
}
