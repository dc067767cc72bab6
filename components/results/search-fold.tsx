import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

/** One part of the search; empty ones aren't shown. */
export type SearchFact = { icon: IconName; text: ReactNode };

type Props = { facts: readonly SearchFact[]; isOpen: boolean; children: ReactNode };

/** The search in one line, which opens the form to change it. */
export function SearchFold({ facts, isOpen, children }: Props) {
  const t = useTranslations("results");
  return (
    <details
      open={isOpen}
      className="group relative z-20 rounded-card border border-line bg-surface-raised shadow-card"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-4 py-2 sm:px-6">
        <span className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1">
          {facts.map(({ icon, text }, index) =>
            text ? (
              <span key={index} className="flex min-w-0 items-center gap-2">
                <Icon name={icon} className="size-4.5 shrink-0 text-ink-faint" />
                <bdi className="truncate font-medium">{text}</bdi>
              </span>
            ) : null,
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-sm font-semibold text-brand-ink">
          <Icon name="pencil" className="size-4" />
          <span className="max-sm:sr-only">{t("edit")}</span>
        </span>
      </summary>
      <div className="border-t border-line">{children}</div>
    </details>
  );
}
