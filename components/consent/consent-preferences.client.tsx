"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { AnalyticsProvider } from "@/lib/analytics/resolve-analytics";
import { consentCategories, type ConsentCategory } from "@/lib/consent/consent";
import { consentStore, useConsent } from "@/lib/consent/consent-store";
import { decideConsent } from "@/lib/consent/decide-consent";

const Row = ({
  id,
  title,
  text,
  ...input
}: { id: string; title: string; text: string } & React.ComponentProps<"input">) => (
  <div className="flex gap-3 py-3">
    <input
      {...input}
      id={id}
      type="checkbox"
      aria-describedby={`${id}-text`}
      className="mt-1 size-5 shrink-0 accent-brand-ink"
    />
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {title}
      </label>
      <p id={`${id}-text`} className="text-sm text-ink-soft">
        {text}
      </p>
    </div>
  </div>
);

/**
 * One checkbox per purpose that the agency uses, unchecked by default, with the recipient of the
 * data.
 */
export function ConsentPreferences({ providers }: { providers: readonly AnalyticsProvider[] }) {
  const t = useTranslations("consent");
  const { granted } = useConsent();
  const [chosen, setChosen] = useState<readonly ConsentCategory[]>(granted ?? []);
  const offered = consentCategories.filter((category) =>
    providers.some((provider) => provider.category === category),
  );
  const namesOf = (category: ConsentCategory) =>
    providers
      .filter((provider) => provider.category === category)
      .map(({ name }) => t(`providers.${name}`));
  const toggle = (category: ConsentCategory) =>
    setChosen((before) =>
      before.includes(category)
        ? before.filter((each) => each !== category)
        : [...before, category],
    );

  return (
    <Dialog
      isOpen
      onClose={consentStore.closePreferences}
      title={t("preferences")}
      closeLabel={t("close")}
      className="max-h-[calc(100dvh-2rem)]"
    >
      <div className="mt-4 divide-y divide-line">
        <Row
          id="consent-necessary"
          title={t("necessary.title")}
          text={t("necessary.text")}
          checked
          disabled
          readOnly
        />
        {offered.map((category) => (
          <Row
            key={category}
            id={`consent-${category}`}
            title={t(`${category}.title`)}
            text={t(`${category}.text`, { providers: namesOf(category).join(", ") })}
            checked={chosen.includes(category)}
            onChange={() => toggle(category)}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow" onClick={() => decideConsent(chosen)}>
          {t("save")}
        </Button>
        <Button look="secondary" className="grow" onClick={() => decideConsent([])}>
          {t("reject")}
        </Button>
        <Button look="secondary" className="grow" onClick={() => decideConsent(offered)}>
          {t("accept")}
        </Button>
      </div>
    </Dialog>
  );
}
