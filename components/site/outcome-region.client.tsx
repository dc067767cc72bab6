"use client";

import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  /** What it says, as a key; null where nothing came of anything yet. */ outcome: string | null;
  /** It came of what was just pressed, so it takes the focus. */ isAnswer?: boolean;
  /** It is new on this page: what the page opens with was there before. */ isNew?: boolean;
  /** Where what is inside doesn't announce itself, as an alert does. */ isAnnounced?: boolean;
  /** What the address of an answer may lead to. */ id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Where a page says what came of something. Each new outcome is scrolled into view and announced.
 * It takes the focus where it answers a press, or where what had the focus has gone.
 */
export function OutcomeRegion({
  outcome,
  isAnswer = false,
  isNew = false,
  isAnnounced = false,
  id,
  className,
  children,
}: Props) {
  const region = useRef<HTMLDivElement>(null);
  const seen = useRef(isNew ? null : outcome);
  useEffect(() => {
    if (seen.current === outcome) return;
    seen.current = outcome;
    if (outcome === null) return;
    const hasFocusGone = document.activeElement === document.body;
    if (isAnswer || hasFocusGone) region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: "nearest" });
  }, [outcome, isAnswer]);
  return (
    <div
      ref={region}
      id={id}
      role={isAnnounced ? "status" : undefined}
      tabIndex={-1}
      className={className}
    >
      {children}
    </div>
  );
}
