"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { consentCategories } from "@/lib/consent/consent";
import { consentStore } from "@/lib/consent/consent-store";
import { decideConsent } from "@/lib/consent/decide-consent";

/**
 * Sticks to the window's bottom without hiding the page's end. Both buttons look alike and are one
 * press away: refusing is as easy as agreeing.
 */
export function ConsentBanner() {
  const t = useTranslations("consent");
  return (
    <section
      aria-label={t("label")}
      className="bottom-banner sticky bottom-0 z-30 border-t border-line bg-surface-raised shadow-raised print:hidden"
    >
      <div className="page-width flex flex-col gap-x-10 gap-y-4 py-4 md:py-5 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-3xl space-y-1">
          <h2 className="font-semibold">{t("title")}</h2>
          <p className="text-sm text-ink-soft">{t("text")}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button look="secondary" className="grow" onClick={() => decideConsent([])}>
            {t("reject")}
          </Button>
          <Button
            look="secondary"
            className="grow"
            onClick={() => decideConsent(consentCategories)}
          >
            {t("accept")}
          </Button>
          <Button look="quiet" className="grow" onClick={consentStore.openPreferences}>
            {t("choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}
