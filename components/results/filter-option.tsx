import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

type Props = {
  type?: "checkbox" | "radio";
  name: string;
  value: string | number;
  isChosen: boolean;
  /** How many hotels it would leave; without it nobody counted. */
  count?: number | undefined;
  children: ReactNode;
};

/** One choice with how many hotels it leaves. What leaves none can't be chosen, only taken back. */
export function FilterOption({ type = "checkbox", name, value, isChosen, count, children }: Props) {
  const t = useTranslations("hotels.filters");
  const isEmpty = count === 0 && !isChosen;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-faint lg:min-h-9">
      {/* Its label is what is around it. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={isEmpty}
        className="size-5 shrink-0 accent-brand-ink"
      />
      <span className="min-w-0 flex-1">{children}</span>
      {count !== undefined && (
        <>
          <span aria-hidden className="text-sm text-ink-soft tabular-nums">
            {count}
          </span>
          <VisuallyHidden>{t("options", { count })}</VisuallyHidden>
        </>
      )}
    </label>
  );
}
