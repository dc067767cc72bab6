"use client";

import { useTranslations } from "next-intl";
import { serviceById } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { useDeviceType } from "@/lib/device/use-device-type";
import { toShownPrice } from "@/lib/prices/shown-price";
import { paths } from "@/lib/paths";
import { safePath } from "@/lib/safe-path";
import { ButtonLink } from "@/components/ui/button-link";
import { useSignInPrompt } from "@/components/site/sign-in-prompt.client";
import { useDealsView } from "./deals-view.client";

/**
 * View Deal opens the offer, or an enquiry about it if it is sold on request, on desktop in a new
 * tab. Without price rights Reveal Price asks to sign in and returns to this deal.
 */
export function DealAction({ deal }: { deal: Deal }) {
  const t = useTranslations("deals");
  const isDesktop = useDeviceType() === "pc";
  const promptSignIn = useSignInPrompt();
  const { prefix, modes, contactHref } = useDealsView();
  const dealPath = `${prefix}${safePath(deal.link)}`;
  const shown =
    serviceById(deal.service).isBookable &&
    modes[deal.service] !== "on-request" &&
    deal.price &&
    dealPath.includes("?")
      ? toShownPrice(deal.price.total)
      : null;

  if (deal.price) {
    return (
      <ButtonLink
        // The card's price, so that the details can tell if it has changed.
        href={shown ? `${dealPath}&shown=${shown}` : dealPath}
        aria-label={t(isDesktop ? "viewInNewTab" : "viewOf", { title: deal.title })}
        {...(isDesktop ? { target: "_blank", rel: "noopener" } : {})}
      >
        {t("view")}
      </ButtonLink>
    );
  }
  if (contactHref) {
    return (
      <ButtonLink
        href={modes[deal.service] === "on-request" ? dealPath : contactHref}
        aria-label={t("askOf", { title: deal.title })}
      >
        {t("ask")}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      href={`${prefix}${paths.home({ service: deal.service })}`}
      aria-label={t("revealOf", { title: deal.title })}
      onClick={(event) => {
        event.preventDefault();
        promptSignIn(dealPath);
      }}
    >
      {t("reveal")}
    </ButtonLink>
  );
}
