"use client";

import { useTranslations } from "next-intl";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";

type Props = {
  isRefreshing: boolean;
  hasFailed: boolean;
  roomsHref: string;
  onRefresh: () => void;
};

/**
 * The price is no longer held: asks for it anew, under the same address and with everything typed
 * kept.
 */
export function ExpiredQuote({ isRefreshing, hasFailed, roomsHref, onRefresh }: Props) {
  const t = useTranslations("checkout.expired");
  return (
    <div>
      <FormHeading isNew title={t("title")} text={t("text")} />
      {hasFailed && (
        <Notice tone="error" className="mb-5">
          <p>{t("failed")}</p>
        </Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button size="large" isLoading={isRefreshing} onClick={onRefresh}>
          {t("refresh")}
        </Button>
        <a href={roomsHref} className={buttonClass({ look: "secondary", size: "large" })}>
          {t("otherRooms")}
        </a>
      </div>
    </div>
  );
}
