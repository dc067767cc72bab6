import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** How many are in it. */ title: string;
  /** Which ones. */ text: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** The rest of a list, one press away, also without script. */
export const Fold = ({ title, text, isOpen = false, className, children }: Props) => (
  <details open={isOpen} className={`group/fold ${className ?? ""}`}>
    <summary className="flex min-h-13 items-center gap-4 px-4 py-2.5 hover:bg-brand-tint">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-brand-ink">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <Icon
        name="chevron-down"
        className="size-5 shrink-0 text-brand-ink group-open/fold:rotate-180"
      />
    </summary>
    {children}
  </details>
);
