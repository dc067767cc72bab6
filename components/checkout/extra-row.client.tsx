"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Stepper } from "@/components/ui/stepper.client";
import type { NamedExtra } from "./counted-extras.client";

type Props = { extra: NamedExtra; count: number; onChange: (count: number) => void };

/** One extra: what it is, what it costs, and how many. */
export function ExtraRow({ extra: { name, note, priceLine, maximum }, count, onChange }: Props) {
  const t = useTranslations("checkout.extras");
  const id = useId();
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {name}
        </label>
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {note && <span className="block">{note}</span>}
          {priceLine && <span className="block">{priceLine}</span>}
          <span className="block">{t("most", { count: maximum })}</span>
        </p>
      </div>
      <div className="shrink-0">
        <Stepper
          id={id}
          value={count}
          min={0}
          max={maximum}
          onChange={onChange}
          decreaseLabel={t("less", { name })}
          increaseLabel={t("more", { name })}
          aria-describedby={`${id}-note`}
        />
      </div>
    </li>
  );
}
