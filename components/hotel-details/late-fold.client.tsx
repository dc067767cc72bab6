"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Fold, FoldText, type FoldProps } from "./fold";

type Props = FoldProps & {
  /** Where the page has what is folded away, for those without script. */
  unfoldedHref: string;
  children: () => ReactNode;
};

/** A fold whose content is rendered when it is first opened. Without script it is a link. */
export function LateFold({ unfoldedHref, children, className = "", ...fold }: Props) {
  const { isOpen = false, title, text } = fold;
  const [isFilled, setFilled] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before this script ran, it was empty.
  useEffect(() => {
    if (details.current?.open) setFilled(true);
  }, []);
  return (
    <>
      <Fold
        {...fold}
        ref={details}
        onPress={() => setFilled(true)}
        className={isOpen ? className : `${className} noscript:hidden`}
      >
        {(isFilled || isOpen) && children()}
      </Fold>
      {!isOpen && (
        <a href={unfoldedHref} className={`fold hidden noscript:flex ${className}`}>
          <FoldText title={title} text={text} />
        </a>
      )}
    </>
  );
}
