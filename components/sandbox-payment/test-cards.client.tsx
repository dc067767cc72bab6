"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { testCards, type TestCardNumber } from "@/lib/api/contract/test-cards";
import { toGroups } from "./to-test-card";

type Props = { chosen: TestCardNumber | null; onChoose: (card: TestCardNumber) => void };

/** The cards this page accepts, and what each of them does; a press enters one. */
export function TestCards({ chosen, onChoose }: Props) {
  const t = useTranslations("sandboxPayment");
  return (
    <div className="mt-5">
      <h2 id="test-cards" className="text-sm font-semibold">
        {t("testCards")}
      </h2>
      <ul
        aria-labelledby="test-cards"
        className="mt-2 divide-y divide-line overflow-hidden rounded-control border border-line"
      >
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={number === chosen}
              onClick={() => onChoose(number)}
              className={clsx(
                "flex min-h-12 w-full flex-col px-3.5 py-2 text-start transition-colors hover:bg-brand-tint",
                number === chosen && "bg-brand-tint",
              )}
            >
              <bdi dir="ltr" className="font-medium whitespace-nowrap tabular-nums rtl:text-end">
                {toGroups(number)}
              </bdi>
              <span className="text-sm text-ink-soft">{t(`outcomes.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
