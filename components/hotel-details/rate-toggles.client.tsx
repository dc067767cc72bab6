"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { traitValue, type RateTrait } from "@/lib/hotels/rate-traits";
import { stayFormId } from "./page-ids";

type Props = {
  toggles: readonly RateTrait[];
  labels: Record<RateTrait, string>;
  wanted: readonly RateTrait[];
  onChange: (trait: RateTrait, isWanted: boolean) => void;
  applyLabel: string;
};

/**
 * Narrows down the rates. The boxes belong to the form of the dates: sent without script, or with
 * other dates, it keeps both.
 */
export function RateToggles({ toggles, labels, wanted, onChange, applyLabel }: Props) {
  const t = useTranslations("hotelDetails.narrow");
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("label")}</legend>
      {toggles.map((trait) => (
        <label
          key={trait}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong bg-surface px-3 text-sm font-semibold hover:border-brand-ink has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Checkbox
            form={stayFormId}
            name={trait}
            value={traitValue}
            checked={wanted.includes(trait)}
            onChange={({ target }) => onChange(trait, target.checked)}
            className="outline-none"
          />
          {labels[trait]}
        </label>
      ))}
      {/* Without script the rates that come after the page would never be put in place. */}
      <noscript>
        <input type="hidden" form={stayFormId} name="whole" value="1" />
        <Button type="submit" form={stayFormId} look="secondary">
          {applyLabel}
        </Button>
      </noscript>
    </fieldset>
  );
}
