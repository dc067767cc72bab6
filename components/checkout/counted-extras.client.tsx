"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { OfferedExtra } from "@/lib/checkout/offered-extras";
import { ExtraRow } from "./extra-row.client";
import { ExtrasFlow, type ExtrasFrame } from "./extras-flow.client";
import type { ExtrasEditor } from "./use-extras.client";

export type NamedExtra = OfferedExtra & {
  name: string;
  /** What to know of it, and what one costs. */ note: ReactNode;
  priceLine: ReactNode;
};
type Props = {
  frame: ExtrasFrame;
  extras: readonly NamedExtra[];
  head: ReactNode;
  soldOut: ReactNode;
};

/** Extras of which one says how many: a list with what each costs. */
export function CountedExtras({ frame, extras, head, soldOut }: Props) {
  const t = useTranslations("checkout.extras");
  const toSection = ({ counts, change, hasFailed }: ExtrasEditor) => (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <h2 className="text-heading font-semibold">{t("title")}</h2>
      {extras.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {extras.map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              count={counts[extra.id] ?? 0}
              onChange={(count) =>
                change({ ...counts, [extra.id]: count }, (total) =>
                  t("changed", { name: extra.name, count, total }),
                )
              }
            />
          ))}
        </ul>
      )}
      <noscript>
        <Notice className="mt-4">
          <p>{t("needsScript")}</p>
        </Notice>
      </noscript>
      {hasFailed && (
        <Notice tone="error" className="mt-4">
          <p>{t("failed")}</p>
        </Notice>
      )}
    </section>
  );
  return (
    <ExtrasFlow
      {...frame}
      head={head}
      soldOut={soldOut}
      initial={Object.fromEntries(extras.map(({ id, count }) => [id, count]))}
    >
      {toSection}
    </ExtrasFlow>
  );
}
