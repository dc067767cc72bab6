"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Fold, type FoldProps } from "./fold";

type Props = FoldProps & {
  /** Where the page has what is folded away, and the name of the link there. */
  unfolded: { href: string; text: string };
  children: () => ReactNode;
};

/**
 * A fold whose content is rendered when it is first opened. Where the page's script is not there,
 * switched off, failed or only late, it holds a link to the page that has it.
 */
export function LateFold({ unfolded, children, ...fold }: Props) {
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
