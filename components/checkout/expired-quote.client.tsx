"use client";

import { useTranslations } from "next-intl";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { ItemService } from "@/lib/api/contract/items";

type Props = {
  service: ItemService;
  isRefreshing: boolean;
  hasFailed: boolean;
  offersHref: string;
  onRefresh: () => void;
};

/**
 * The price is no longer held: asks for it anew, under the same address and with everything typed
 * kept.
 */
export function ExpiredQuote({ service, isRefreshing, hasFailed, offersHref, onRefresh }: Props) {
  const t = useTranslations("checkout.expired");
  const own = useTranslations(`itemTerms.${service}.checkout`);
  return (
    <div>
      <FormHeading isNew title={t("title")} text={own("expired.text")} />
      {hasFailed && (
        <Notice tone="error" className="mb-5">
          <p>{own("expired.failed")}</p>
        </Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button size="large" isLoading={isRefreshing} onClick={onRefresh}>
          {t("refresh")}
        </Button>
        <a href={offersHref} className={buttonClass({ look: "secondary", size: "large" })}>
          {own("otherOffers")}
        </a>
      </div>
    </div>
  );
}
