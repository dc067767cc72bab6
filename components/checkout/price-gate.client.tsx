"use client";

import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { ItemService } from "@/lib/api/contract/items";
import type { Money } from "@/lib/money/money";

type Props = {
  service: ItemService;
  previous: Money;
  total: Money;
  offersHref: string;
  onAccept: () => void;
};

/** A price that isn't what was shown needs a new yes before anything else. */
export function PriceGate({ service, previous, total, offersHref, onAccept }: Props) {
  const t = useTranslations("checkout.gate");
  const own = useTranslations(`itemTerms.${service}.checkout`);
  const isDearer = total.amount > previous.amount;
  const difference = { amount: total.amount - previous.amount, currency: total.currency };
  const row = "flex flex-wrap justify-between gap-x-6 py-3";
  return (
    <div>
      <FormHeading isNew title={t("title")} text={own(isDearer ? "gate.dearer" : "gate.cheaper")} />
      <dl className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card">
        <div className={row}>
          <dt className="text-ink-soft">{t("old")}</dt>
          <dd>
            <s>
              <ExactMoney money={previous} />
            </s>
          </dd>
        </div>
        <div className={row}>
          <dt className="font-semibold">{t("new")}</dt>
          <dd className="text-heading font-semibold">
            <ExactMoney money={total} />
          </dd>
        </div>
        {/* Of two currencies there is no difference to tell. */}
        {previous.currency === total.currency && (
          <div className={row}>
            <dt className="text-ink-soft">{t("difference")}</dt>
            <dd className={isDearer ? "text-warning" : "text-success"}>
              <ExactMoney money={difference} isChange />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button size="large" onClick={onAccept}>
          {t("accept")}
        </Button>
        <a href={offersHref} className={buttonClass({ look: "secondary", size: "large" })}>
          {own("otherOffers")}
        </a>
      </div>
    </div>
  );
}
