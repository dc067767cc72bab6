import type { ReactNode, Ref } from "react";
import { Icon } from "@/components/ui/icon";

export type FoldProps = {
  /** How many are in it. */ title: string;
  /** Which ones. */ text: string;
  isOpen?: boolean;
  className?: string;
};
type Props = FoldProps & {
  ref?: Ref<HTMLDetailsElement>;
  /** Before it opens or closes. */
  onPress?: () => void;
  children: ReactNode;
};

/** The rest of a list, one press away, also without script. */
export const Fold = ({ title, text, isOpen = false, className, ref, onPress, children }: Props) => (
  // It may have been opened before the page's script ran.
  <details
    ref={ref}
    open={isOpen}
    suppressHydrationWarning
    className={`group/fold ${className ?? ""}`}
  >
    <summary onClick={onPress} className="fold">
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
