"use client";

import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Icon } from "@/components/ui/icon";

type FoldProps = {
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
        <span className="block text-sm text-ink-soft max-sm:truncate">{text}</span>
      </span>
      <Icon
        name="chevron-down"
        className="size-5 shrink-0 text-brand-ink group-open/fold:rotate-180"
      />
    </summary>
    {children}
  </details>
);

type LateProps = FoldProps & {
  /** Where the page has what is folded away, and the name of the link there. */
  unfolded: { href: string; text: string };
  children: () => ReactNode;
};

/**
 * A fold whose content is rendered when it is first opened. Where the page's script is not there,
 * switched off, failed or only late, it holds a link to the page that has it.
 */
export function LateFold({ unfolded, children, ...fold }: LateProps) {
  const { isOpen = false } = fold;
  const [isFilled, setFilled] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before this script ran, it held the link.
  useEffect(() => {
    if (details.current?.open) setFilled(true);
  }, []);
  return (
    <Fold {...fold} ref={details} onPress={() => setFilled(true)}>
      {isFilled || isOpen ? (
        children()
      ) : (
        <a
          href={unfolded.href}
          rel="nofollow"
          className="fold border-t border-line font-semibold text-brand-ink underline"
        >
          {unfolded.text}
        </a>
      )}
    </Fold>
  );
}
